import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ConfigCopy } from '../../renderer/testing/test-repository';
import type { Brand, Flow } from '../../schemas/generated/types';
import { buildPlan } from './build-plan';
import { formatPlan } from './format-plan';
import { listShots } from './pictures/list-shots';
import { planOf, treeOf } from './testing/plan-of';

const brand = 'brands/fusorama/brand.json';
const black = 'flows/fusorama-black.json';

/** Changes of a working day, each with its line in both languages. */
const changes: readonly [title: string, change: (config: ConfigCopy) => void, portuguese: string, english: string][] = [
  [
    'a price',
    (config) => {
      config.replace(brand, '"amount": 118800', '"amount": 142800');
      config.replace(brand, '"standardAmount": 142800', '"standardAmount": 150000');
    },
    '- **DINHEIRO** fusorama BR: preço do plano anual: `R$ 1.188,00` → `R$ 1.428,00`, +20 %, `12x de R$ 99,00` → `12x de R$ 119,00`, com o cupom `BLACK` `R$ 950,40` → `R$ 1.190,40` (`brands/fusorama/brand.json:69`)',
    '- **MONEY** fusorama BR: price of the `yearly` plan: `R$ 1.188,00` → `R$ 1.428,00`, +20 %, `12x de R$ 99,00` → `12x de R$ 119,00`, with the voucher `BLACK` `R$ 950,40` → `R$ 1.190,40` (`brands/fusorama/brand.json:69`)',
  ],
  [
    'a price in Mozambique, more than doubled by mistake',
    (config) => {
      config.replace('brands/wup/brand.json', '"amount": 18720', '"amount": 38400');
      config.replace('brands/wup/brand.json', '"cycleAmount": 1560', '"cycleAmount": 3200');
    },
    '- **DINHEIRO** wup MZ: preço do plano anual: `187,20 MT` → `384,00 MT`, +105 %, `12x de 15,60 MT` → `12x de 32,00 MT`, com o cupom `BLACK` `163,20 MT` → `360,00 MT` **⚠️ confira: o dobro ou mais** (`brands/wup/brand.json:102`)',
    '- **MONEY** wup MZ: price of the `yearly` plan: `187,20 MT` → `384,00 MT`, +105 %, `12x de 15,60 MT` → `12x de 32,00 MT`, with the voucher `BLACK` `163,20 MT` → `360,00 MT` **⚠️ check: double or more** (`brands/wup/brand.json:102`)',
  ],
  [
    'the price of an extra product',
    (config) => config.replace('brands/alvoroco/brand.json', '"amount": 14700', '"amount": 19700'),
    '- **DINHEIRO** alvoroco BR: preço do produto extra `alvoroco-gravacoes`: `R$ 147,00` → `R$ 197,00`, +34 % (`brands/alvoroco/brand.json:80`)',
    '- **MONEY** alvoroco BR: price of the extra product `alvoroco-gravacoes`: `R$ 147,00` → `R$ 197,00`, +34 % (`brands/alvoroco/brand.json:80`)',
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

/** More changes, each with its only line. */
const otherChanges: typeof changes = [
  [
    'a voucher, with the price that it gives',
    (config) => config.replace(brand, '"discount": 2000', '"discount": 3000'),
    '- **DINHEIRO** fusorama BR: cupom `MUNDO`: `plano mensal, desconto R$ 20,00` → `plano mensal, desconto R$ 30,00`, +50 %, plano mensal `R$ 99,00` → `R$ 89,00` (`brands/fusorama/brand.json:100`)',
    '- **MONEY** fusorama BR: voucher `MUNDO`: `monthly plan, discount R$ 20,00` → `monthly plan, discount R$ 30,00`, +50 %, monthly plan `R$ 99,00` → `R$ 89,00` (`brands/fusorama/brand.json:100`)',
  ],
  [
    'interest, with the decimal mark of the language',
    (config) =>
      config.replace(
        brand,
        '"installments": 12,',
        '"installments": 12, "interest": { "installments": 13, "monthlyPercent": 2.99 },',
      ),
    'juros ao mês do plano anual, em %: _não havia_ → `2,99`, ',
    'monthly interest of the `yearly` plan, in %: _absent_ → `2.99`, ',
  ],
  [
    'another order of plans, with the one that opens first',
    (config) => config.replace(brand, '["yearly", "monthly"]', '["monthly", "yearly"]'),
    '- **DINHEIRO** fusorama BR: planos oferecidos: `anual, mensal` → `mensal, anual`, abre primeiro o plano mensal (`brands/fusorama/brand.json:62`)',
    '- **MONEY** fusorama BR: plans offered: `yearly, monthly` → `monthly, yearly`, the monthly plan opens first (`brands/fusorama/brand.json:62`)',
  ],
  [
    'a new upsell, with its product and prices',
    (config) =>
      config.replace(
        'flows/fusorama-default.json',
        '"id": "default",',
        '"id": "default", "props": { "upsell": { "dsProductId": "quadriculo-extensivo" } },',
      ),
    '- **DINHEIRO** fusorama BR: produto oferecido pelo fluxo `fusorama-default`: _não havia_ → `quadriculo-extensivo`, `Extensivo Enem',
    '- **MONEY** fusorama BR: product offered by the flow `fusorama-default`: _absent_ → `quadriculo-extensivo`, `Extensivo Enem',
  ],
  [
    'a step that leaves a flow',
    (config) => {
      config.replace(
        black,
        '"voucher": "BLACK" }, "defaultNextStepId": "presentation"',
        '"voucher": "BLACK" }, "defaultNextStepId": "payment"',
      );
      const flow = JSON.parse(config.read(black)) as Flow;
      config.write(black, JSON.stringify({ ...flow, steps: flow.steps.filter(({ id }) => id !== 'presentation') }));
    },
    '- **CAMINHOS** fusorama BR: passos do fluxo `fusorama-black`: `lead › presentation › payment › success; pix › success; payment-verification › success` → `lead › payment › success; pix › success; payment-verification › success` (`flows/fusorama-black.json:1`)',
    '- **ROUTING** fusorama BR: steps of the flow `fusorama-black`: `lead › presentation › payment › success; pix › success; payment-verification › success` → `lead › payment › success; pix › success; payment-verification › success` (`flows/fusorama-black.json:1`)',
  ],
];

describe('a plan shows before and after without a click', () => {
  test.each(changes)('for %s', (_, change, portuguese, english) => {
    const plan = planOf(change);
    const reported = [
      ['pt-BR', portuguese],
      ['en', english],
    ] as const;
    for (const [language, line] of reported) {
      const text = formatPlan(plan, language);
      expect(text.split('\n')).toContain(line);
      expect(text.slice(0, text.indexOf(line))).not.toContain('<details>');
      expect(text.length).toBeLessThan(65_535);
    }
  });
});

test.each(otherChanges)('a plan has one line for %s', (_, change, portuguese, english) => {
  const plan = planOf(change);
  for (const [language, line] of [
    ['pt-BR', portuguese],
    ['en', english],
  ] as const) {
    const lines = formatPlan(plan, language)
      .split('\n')
      .filter((one) => one.startsWith('- '));
    expect(lines.filter((one) => one.includes(line))).toHaveLength(1);
  }
});

/** Puts a document before a flow's payment. */
function addDocument({ read, write }: ConfigCopy): void {
  const file = 'flows/fusorama-mz-black.json';
  const flow = JSON.parse(read(file)) as Flow;
  const props = { source: 'markdown', title: 'Regras', markdown: 'Leia.' };
  const md = { id: 'md', templateId: 'md', props, defaultNextStepId: 'payment' };
  const [lead, presentation, ...others] = flow.steps;
  write(file, JSON.stringify({ ...flow, steps: [lead, { ...presentation, defaultNextStepId: 'md' }, md, ...others] }));
}

test('a template that is new to a brand is one line, without the texts that came with it', () => {
  const plan = planOf(addDocument);
  expect([...plan.risks, ...plan.edits].map(({ path }) => path)).toEqual(['flow.fusorama-mz-black.way']);
  expect(plan.effects.filter(({ kind }) => kind === 'added').map(({ templateId }) => templateId)).toContain('md');
});

test('the upsell of a flow that an area begins to play is told with its product and prices', () => {
  const plan = planOf((config) => {
    const flow = JSON.parse(config.read(black)) as Flow;
    const props = { ...flow.props, upsell: { dsProductId: 'quadriculo-extensivo' } };
    config.write('flows/fusorama-new.json', JSON.stringify({ ...flow, id: 'new', props }));
    config.replace(brand, '"fusorama-monthly", "course-pix"', '"fusorama-monthly", "course-pix", "fusorama-new"');
  });
  const upsell = formatPlan(plan, 'en')
    .split('\n')
    .filter((line) => line.includes('product offered'));
  expect(upsell).toEqual([expect.stringContaining('`Extensivo Enem`, yearly plan `R$ 958,80`')]);
});

test('a removed plan is one line, which says what becomes of its links, invoices and renewals', () => {
  const plan = planOf((config) => {
    const value = JSON.parse(config.read(brand)) as Brand;
    const { BR } = value;
    const { monthly: _, ...plans } = BR?.plans ?? {};
    const vouchers = BR?.vouchers?.filter(({ code }) => code !== 'MUNDO');
    const flows = BR?.flows?.filter((name) => name !== 'fusorama-monthly');
    const payment = { ...BR?.payment, planTypes: ['yearly'] };
    config.write(brand, JSON.stringify({ ...value, BR: { ...BR, plans, vouchers, flows, payment } }));
  });
  const lines = formatPlan(plan, 'en')
    .split('\n')
    .filter((line) => line.includes('`monthly` plan'));
  expect(lines).toEqual([
    "- **MONEY** fusorama BR: price of the `monthly` plan: `R$ 119,00` → _removed_, links open the yearly plan; offers, invoices and renewals with the id of this one only open while the seller's server knows it (`brands/fusorama/brand.json:1`)",
  ]);
});

test('a removed brand says what its links, invoices and renewals open', () => {
  const plan = planOf(({ remove, root }) => {
    rmSync(path.join(root, 'brands/chaveta'), { recursive: true });
    for (const name of ['chaveta-default', 'chaveta-video']) remove(`flows/${name}.json`);
  });
  expect(formatPlan(plan, 'en').split('\n')).toContain(
    '- chaveta BR: old links open wup BR; invoices, renewals, open Pix codes and bank slips open no more',
  );
});

test('screens are counted as the pictures find them: in each area and mode, and how many differ', () => {
  const plan = planOf((config) =>
    config.replace('brands/fusorama/theme.json', '"accent": "#006a86"', '"accent": "#00566e"'),
  );
  const shots = listShots(plan);
  const pictures = shots.slice(0, 3).map(({ name }) => ({ name, kind: 'screen' as const }));
  expect(formatPlan(plan, 'en').split('\n')).toContain(`1 brand, ${shots.length} screens: fusorama`);
  expect(formatPlan(plan, 'en', { folder: 'shots', pictures }).split('\n')).toContain(
    `1 brand, 3 of ${shots.length} screens: fusorama`,
  );
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
    '- fusorama MZ, wup MZ: texto `order.title`: `O seu pedido` → `O O seu pedido` (`brands/_base/copy.pt-MZ.json:26`)',
  ]);
});
