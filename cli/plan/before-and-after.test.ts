import { describe, expect, test } from 'vitest';
import type { ConfigCopy } from '../../renderer/testing/test-repository';
import { buildPlan } from './build-plan';
import { formatPlan } from './format-plan';
import { planOf, treeOf } from './testing/plan-of';

const brand = 'brands/fusorama/brand.json';

/** Changes of a working day, each with its line in both languages. */
const changes: readonly [title: string, change: (config: ConfigCopy) => void, portuguese: string, english: string][] = [
  [
    'a price',
    (config) => {
      config.replace(brand, '"amount": 118800', '"amount": 142800');
      config.replace(brand, '"standardAmount": 142800', '"standardAmount": 150000');
    },
    '- **DINHEIRO** fusorama BR: preço do plano anual: `R$ 1.188,00` → `R$ 1.428,00`, +20 %, `12x de R$ 99,00` → `12x de R$ 119,00` (`brands/fusorama/brand.json:64`)',
    '- **MONEY** fusorama BR: price of the `yearly` plan: `R$ 1.188,00` → `R$ 1.428,00`, +20 %, `12x de R$ 99,00` → `12x de R$ 119,00` (`brands/fusorama/brand.json:64`)',
  ],
  [
    'a price in Mozambique, more than doubled by mistake',
    (config) => {
      config.replace('brands/wup/brand.json', '"amount": 18720', '"amount": 38400');
      config.replace('brands/wup/brand.json', '"cycleAmount": 1560', '"cycleAmount": 3200');
    },
    '- **DINHEIRO** wup MZ: preço do plano anual: `187,20 MT` → `384,00 MT`, +105 %, `12x de 15,60 MT` → `12x de 32,00 MT` **⚠️ confira: o dobro ou mais** (`brands/wup/brand.json:102`)',
    '- **MONEY** wup MZ: price of the `yearly` plan: `187,20 MT` → `384,00 MT`, +105 %, `12x de 15,60 MT` → `12x de 32,00 MT` **⚠️ check: double or more** (`brands/wup/brand.json:102`)',
  ],
  [
    'the price of an extra product',
    (config) => config.replace('brands/alvoroco/brand.json', '"amount": 14700', '"amount": 19700'),
    '- **DINHEIRO** alvoroco BR: preço do produto extra `alvoroco-gravacoes`: `R$ 147,00` → `R$ 197,00`, +34 % (`brands/alvoroco/brand.json:75`)',
    '- **MONEY** alvoroco BR: price of the extra product `alvoroco-gravacoes`: `R$ 147,00` → `R$ 197,00`, +34 % (`brands/alvoroco/brand.json:75`)',
  ],
  [
    'a colour',
    (config) => config.replace('brands/fusorama/theme.json', '"accent": "#006a86"', '"accent": "#00566e"'),
    '- fusorama: cor `accent`, modo claro: `#006a86` → `#00566e` (`brands/fusorama/theme.json:25`)',
    '- fusorama: colour `accent`, light mode: `#006a86` → `#00566e` (`brands/fusorama/theme.json:25`)',
  ],
  [
    'a text, which mentions nobody',
    (config) =>
      config.replace('brands/fusorama/copy.pt-BR.json', 'Seu inglês começa neste fuso', '@todos, *veja* isto'),
    '- fusorama BR: texto `lead.title`: `Seu inglês começa neste fuso` → `@todos, *veja* isto` (`brands/fusorama/copy.pt-BR.json:4`)',
    '- fusorama BR: text `lead.title`: `Seu inglês começa neste fuso` → `@todos, *veja* isto` (`brands/fusorama/copy.pt-BR.json:4`)',
  ],
  [
    'the name of a product',
    (config) => config.replace(brand, 'Inglês sem fronteira', 'Inglês sem limites'),
    '- fusorama BR, fusorama MZ: nome do produto: `Inglês sem fronteira` → `Inglês sem limites` (`brands/fusorama/brand.json:7`)',
    '- fusorama BR, fusorama MZ: name of the product: `Inglês sem fronteira` → `Inglês sem limites` (`brands/fusorama/brand.json:7`)',
  ],
  [
    'the name of a business',
    (config) => config.replace(brand, 'Fusorama Idiomas Online', 'Fusorama Educação'),
    '- **LEGAL** fusorama BR, fusorama MZ: nome da empresa: `Fusorama Idiomas Online` → `Fusorama Educação` (`brands/fusorama/brand.json:6`)',
    '- **LEGAL** fusorama BR, fusorama MZ: name of the business: `Fusorama Idiomas Online` → `Fusorama Educação` (`brands/fusorama/brand.json:6`)',
  ],
  [
    'a logo',
    (config) => config.write('brands/fusorama/logo.svg', config.read('brands/fusorama/logo-black.svg')),
    '- fusorama: imagem `logo.svg`: o desenho mudou; cores retiradas: `#006a86`, `#00475b`; cores novas: `#14181c`, `#7fd4ea`, `#ffffff`; `2988 bytes` → `3073 bytes` (`brands/fusorama/logo.svg`)',
    '- fusorama: image `logo.svg`: the drawing changed; colours removed: `#006a86`, `#00475b`; new colours: `#14181c`, `#7fd4ea`, `#ffffff`; `2988 bytes` → `3073 bytes` (`brands/fusorama/logo.svg`)',
  ],
];

describe('a plan shows before and after without a click', () => {
  test.each(changes)('for %s', (_, change, portuguese, english) => {
    const plan = planOf(change);
    const told = [
      ['pt-BR', portuguese],
      ['en', english],
    ] as const;
    for (const [language, line] of told) {
      const text = formatPlan(plan, language);
      expect(text.split('\n')).toContain(line);
      expect(text.slice(0, text.indexOf(line))).not.toContain('<details>');
      expect(text.length).toBeLessThan(65_535);
    }
  });
});

test('a new colour of the brand is shown with the number of colours that derive from it', () => {
  const withColor = (color: string) =>
    treeOf((config) => {
      config.replace(brand, '"order": 40,', `"order": 40, "color": "${color}",`);
      config.write('brands/fusorama/theme.json', '{ "canvas": { "art": "canvas.svg", "artDark": "canvas-dark.svg" } }');
    });
  const lines = formatPlan(buildPlan(withColor('#0b5fff'), withColor('#7a1fa2')), 'pt-BR').split('\n');
  expect(lines.filter((line) => line.startsWith('- '))).toEqual([
    '- fusorama: cor da marca: `#0b5fff` → `#7a1fa2`, e mais 26 cores derivadas (`brands/fusorama/brand.json:3`)',
  ]);
});

test.each([
  ['pt-BR', '_LEGAL: nome da empresa, aceites, promessas e dados pedidos ao comprador._'],
  ['en', '_LEGAL: the name of the business, and what is accepted, promised and asked of buyers._'],
] as const)('the meaning of LEGAL covers the name of a business in %s', (language, meaning) => {
  const plan = planOf((config) => config.replace(brand, 'Fusorama Idiomas Online', 'Fusorama Educação'));
  expect(formatPlan(plan, language).split('\n')).toContain(meaning);
});

test('a text of the base is one line, with the brands that show it', () => {
  const plan = planOf((config) => config.replace('brands/_base/copy.pt-MZ.json', '"title": "', '"title": "O '));
  expect(
    formatPlan(plan, 'pt-BR')
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toEqual([
    '- fusorama MZ, wup MZ: texto `order.title`: `O seu pedido` → `O O seu pedido` (`brands/_base/copy.pt-MZ.json:60`)',
  ]);
});
