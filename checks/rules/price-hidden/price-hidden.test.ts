import { expect, test } from 'vitest';
import { isMoney } from '../../../catalogue/required-copy';
import { copyKeys } from '../../../schemas/generated/copy-keys';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

function findingsFor(group: string, texts: Readonly<Record<string, string>>) {
  const { findings } = inspectFiles(
    sampleFiles([{ file: 'brands/acme/copy.pt-BR.json', text: JSON.stringify({ [group]: texts }) }]),
    { today: '2026-06-01' },
  );
  return findings.map(({ code, place, params }) => [code, 'path' in place && place.path.join('.'), params.missing]);
}

test.each<[group: string, key: string, text: string, missing: string]>([
  ['methods', 'pay', 'Pagar agora', 'amount'],
  ['methods', 'payPix', 'Gerar Pix', 'amount'],
  ['order', 'installments', '{count}x sem juros', 'value'],
  ['order', 'installments', 'Parcelas de {value}', 'count'],
  ['order', 'installments', 'Em parcelas', 'count, value'],
  ['order', 'installments', 'Total de {total}', 'count'],
  ['order', 'installmentsWithInterest', '{count}x de {value} com juros', 'total'],
  ['order', 'installmentsWithDifference', '{count}x de {value}, com juros (total de {total})', 'difference'],
  ['order', 'or', 'ou à vista', 'value'],
  ['order', 'single', 'À vista', 'value'],
  ['order', 'single', '{count, plural, one {À vista} other {À vista {value}}}', 'value'],
  ['order', 'atOnce', 'À vista', 'value'],
  ['order', 'orPrice', 'ou em parcelas', 'price'],
  ['order', 'voucherApplied', 'Cupom {code} aplicado', 'discount'],
  ['presentation', 'single', 'ou à vista', 'value'],
  ['success', 'installmentsOf', 'em {count}x', 'value'],
  ['refusals', 'amount_changed-cause', 'O valor mudou: eram {before}.', 'after'],
])('%s.%s written as "%s" hides %s', (group, key, text, missing) => {
  expect(findingsFor(group, { [key]: text })).toEqual([['price-hidden', `${group}.${key}`, missing]]);
});

test('the check reports each text separately', () => {
  const found = findingsFor('order', { or: 'ou à vista', installments: '{count}x', total: 'Soma' });
  expect(found.map(([, path]) => path)).toEqual(['order.or', 'order.installments']);
});

test.each([
  ['methods', 'pay', '{amount}: pagar agora'],
  ['methods', 'startTrial', 'Começar'],
  ['order', 'installments', '{count, plural, one {Uma parcela} other {# parcelas}} de {value}'],
  ['order', 'installments', '{total} em {count}x'],
  ['order', 'single', 'À vista {total}'],
  ['order', 'single', '{count, plural, one {Hoje {value}} other {À vista {value}}}'],
  ['frame', 'progress', 'Passo {step}'],
  ['success', 'trialIntro', 'A primeira cobrança é de {value}.'],
])('%s.%s written as "%s" hides nothing', (group, key, text) => {
  expect(findingsFor(group, { [key]: text })).toEqual([]);
});

test.each([
  ['a misspelt value', 'Pagar {amout}', 'placeholder-mismatch'],
  ['an empty text', '', 'copy-key-missing'],
  ['a text with invalid ICU', 'Pagar {amount', 'icu-syntax'],
  ['HTML', 'Pagar <b>agora</b>', 'html-in-copy'],
])('the check reports %s only under its own code', (_, pay, code) => {
  expect(findingsFor('methods', { pay }).map(([found]) => found)).toEqual([code]);
});

test('every placeholder of the copy is classified as money or as not money', () => {
  const others = [
    'access',
    'business',
    'card',
    'city',
    'code',
    'company',
    'confirms',
    'count',
    'cpf',
    'date',
    'day',
    'device',
    'digits',
    'document',
    'email',
    'least',
    'method',
    'most',
    'name',
    'next',
    'phone',
    'plan',
    'product',
    'reference',
    'seller',
    'site',
    'step',
    'symbol',
    'time',
    'title',
  ];
  const groups: Readonly<Record<string, Readonly<Record<string, object>>>> = {
    ...copyKeys.base,
    ...copyKeys.templates,
  };
  const values = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([key, kinds]) =>
      Object.keys(kinds).map((name): [string, string, string] => [group, key, name]),
    ),
  );
  const unknown = values.filter(([, , name]) => !others.includes(name)).filter((value) => !isMoney(...value));
  expect(unknown).toEqual([['frame', 'progress', 'total']]);
});
