import { expect, test } from 'vitest';
import { parseTextAmounts } from './parse-text-amounts';

const real = { symbol: 'R$' };
const metical = { symbol: 'MT' };

test.each<[text: string, currency: { symbol: string }, amounts: string[]]>([
  ['Só R$ 99,00', real, ['9900']],
  ['Só R$99', real, ['9900 whole']],
  ['**R$\u00a01.188,00** no ano', real, ['118800']],
  ['12x de R$ 39,90 ou R$ 478,80 à vista', real, ['12 × 3990', '47880']],
  ['12x de 39,90', real, ['12 × 3990']],
  ['12x de **R$ 39,90**', real, ['12 × 3990']],
  ['12 vezes de 99', real, ['12 × 9900 whole']],
  ['1.560 MT no ano', metical, ['156000 whole']],
  ['187,20 MT no ano', metical, ['18720']],
  ['12 x de 15,60 MT', metical, ['12 × 1560']],
  ['187,20 MT no ano', real, []],
  ['R$ 99,00', metical, []],
  ['40 aulas, 12 meses, 20% de desconto', real, []],
  ['R$ {value} em {count}x de R$ {part}', real, []],
  ['menos de R$ 100', real, []],
  ['quase **R$ 100**', real, []],
  ['R$ 5 mil por mês', real, []],
  ['R$ 3,25 por dia', real, []],
  ['R$ 7 ao dia', real, []],
  ['80 MTB', metical, []],
])('the text %j in %j states the amounts %j', (text, currency, amounts) => {
  expect(
    parseTextAmounts(text, currency).map(
      ({ amount, count, isWhole }) => `${count === undefined ? '' : `${count} × `}${amount}${isWhole ? ' whole' : ''}`,
    ),
  ).toEqual(amounts);
});
