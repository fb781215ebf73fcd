import { describe, expect, test } from 'vitest';
import type { Trial } from '../../schemas/generated/types';
import type { Plan } from './build-plan';
import type { Change } from './change';
import { formatPlan, planMarker } from './format-plan';
import type { ScreenEffect } from './list-effects';
import { code, joinLines } from './markdown';

const effect: ScreenEffect = {
  ...{ brandId: 'acme', area: 'BR', environment: 'test', flowId: 'default', templateId: 'lead', mode: 'light' },
  kind: 'changed',
  paths: ['role.light.accent'],
};

const price: Change = {
  ...{ category: 'MONEY', path: 'plans.yearly.amount', params: ['yearly'], subjects: ['acme BR'] },
  ...{ before: 118800, after: 120000, currency: { symbol: 'R$', isSymbolFirst: true } },
  ...{ file: 'brands/acme/brand.json', line: 15 },
};

function makePlan(changes: Partial<Plan> = {}): Plan {
  return {
    renamed: [],
    removed: [],
    heirs: [],
    added: [],
    newAreas: [],
    risks: [],
    edits: [],
    effects: [],
    ...changes,
  };
}

const everywhere = (['test', 'homolog', 'production'] as const).flatMap((environment) =>
  (['light', 'dark'] as const).map((mode) => ({ ...effect, environment, mode })),
);

test('a plan lists removed and added brand areas, then risks, then screens', () => {
  const plan = makePlan({
    added: ['neu BR'],
    removed: ['old MZ'],
    heirs: ['acme BR'],
    risks: [price],
    effects: everywhere,
  });
  expect(formatPlan(plan, 'pt-BR')).toBe(`<!-- guiche plan -->
## O que esta mudança significa

**Deixa de ser vendido:** old MZ

- old MZ: os links antigos abrem acme BR; faturas, renovações, Pix e boletos em aberto não abrem mais

**Passa a ser vendido:** neu BR

### Confira primeiro

- **DINHEIRO** acme BR: preço do plano anual: \`R$ 1.188,00\` → \`R$ 1.200,00\`, +1 % (\`brands/acme/brand.json:15\`)

_DINHEIRO: valores cobrados e formas de pagamento._

### Telas que mudam

1 marca, 2 telas: acme

#### acme BR

| O que muda | Telas | Fluxos | Modos | Ambientes |
| --- | --- | --- | --- | --- |
| cores | Dados do comprador | default | claro e escuro | todos |
`);
});

test.each([
  ['brand', { added: ['neu\n### Confira primeiro'] }],
  ['file', { risks: [{ ...price, file: 'brands/a\n- b\u2028/brand.json' }] }],
  ['value', { risks: [{ ...price, currency: undefined, after: 'a\n\n# b\u001b[2J' }] }],
])('a plan prints a %s with line breaks on one line', (_, changes) => {
  const plain = JSON.parse(JSON.stringify(changes).replaceAll(/\\[nu](?:2028|001b)?/g, ' '));
  const text = formatPlan(makePlan(changes as Partial<Plan>), 'pt-BR');
  expect(text.split('\n')).toHaveLength(formatPlan(makePlan(plain), 'pt-BR').split('\n').length);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}]/u);
});

function makeFact(category: Change['category'], path: string, params: string[], after: unknown): Change {
  return { category, path, params, subjects: ['neu BR'], before: undefined, after, file: '', line: 1 };
}

test('a plan shows a new area in one line per category, even if a category is empty', () => {
  const newAreas = [
    {
      subject: 'neu BR',
      facts: [
        makeFact('LEGAL', 'links.production.terms', ['production'], 'https://neu.example/termos'),
        makeFact('LEGAL', 'terms.isEnabled', [], true),
        makeFact('ROUTING', 'flows', [], ['course-default', 'course-pix']),
      ],
    },
  ];
  expect(formatPlan(makePlan({ added: ['neu BR'], newAreas }), 'pt-BR')).toBe(`<!-- guiche plan -->
## O que esta mudança significa

**Passa a ser vendido:** neu BR

### O que vem com neu BR

- **LEGAL** termos de uso em produção: \`https://neu.example/termos\`; aceite dos termos: sim
- **CAMINHOS** fluxos: \`course-default, course-pix\`
- **MEDIÇÃO** nada
`);
});

test('author texts in a plan cannot mention users, create links or start new lines', () => {
  const reason = '@diretoria aprovou\n\n## Aprovado\n[veja](https://a.example) <img src="https://a.example/a.png"> `x`';
  const risk: Change = {
    ...price,
    category: 'LEGAL',
    path: 'waiver.brands/acme/brand.json.todo-left',
    params: ['todo-left', reason],
  };
  const line = formatPlan(makePlan({ risks: [risk] }), 'pt-BR').match(/^- \*\*LEGAL.*$/m)?.[0];
  expect(line).toContain('verificação `todo-left` dispensada até (`` @diretoria aprovou  ## Aprovado ');
  expect(line).toContain('<img src="https://a.example/a.png"> `x` ``): ');
});

test.each([
  ['pt-BR', 'Nada muda em telas'],
  ['en', 'No screen changes'],
] as const)('a plan without effects says so in %s', (language, words) => {
  expect(formatPlan(makePlan(), language)).toContain(words);
});

test.each([
  ['pt-BR', '_DINHEIRO: valores cobrados e formas de pagamento. MEDIÇÃO: dados de uso medidos._'],
  ['en', '_MONEY: what is charged and how it is paid. TRACKING: what is measured._'],
] as const)('a plan explains each of its risk categories once in %s', (language, reported) => {
  const risks: Change[] = [price, price, { ...price, category: 'TRACKING', path: 'gtm' }];
  expect(formatPlan(makePlan({ risks }), language).split('\n')).toContain(reported);
});

test.each<[title: string, changes: Partial<Plan>]>([
  ['a removed area', { removed: ['acme MZ'] }],
  ['an added area', { added: ['acme MZ'] }],
])('a plan with %s never says that nothing changes', (_, changes) => {
  for (const effects of [[], [effect]]) {
    const text = formatPlan(makePlan({ ...changes, effects }), 'en');
    expect(text).toContain(':** acme MZ\n');
    expect(text).not.toMatch(/nothing/i);
  }
});

test.each<[before: unknown, after: unknown, reported: string]>([
  [undefined, true, '_não havia_ → sim'],
  [['a', 'b'], [], '`a, b` → `[]`'],
  [{ count: 7, unit: 'day' }, { count: 3, unit: 'month' }, '`7 dias` → `3 meses`'],
  [{ count: 1, unit: 'day' }, { count: 1, unit: 'month' }, '`1 dia` → `1 mês`'],
  ['a|b', '', '`a|b` → _vazio_'],
  ['`@everyone` | <b>', 'x', '`` `@everyone` | <b> `` → `x`'],
])('the change %j → %j is shown as %s', (before, after, reported) => {
  const { currency: _, ...plain } = price;
  expect(formatPlan(makePlan({ risks: [{ ...plain, before, after }] }), 'pt-BR')).toContain(reported);
});

test.each<[path: string, portuguese: string, english: string]>([
  ['image.favicon.svg', 'ícone da aba', 'tab icon'],
  ['image.logo.svg', 'logotipo', 'logo'],
  ['image.product.svg', 'imagens', 'images'],
  ['plans.yearly.amount', 'planos e preços', 'plans and prices'],
  ['payment.methods', 'formas de pagamento', 'payment methods'],
  ['successHeader', 'ajustes', 'settings'],
])('a change of %s is shown as "%s", in English as "%s"', (path, portuguese, english) => {
  const plan = makePlan({ effects: [{ ...effect, paths: [path] }] });
  expect(formatPlan(plan, 'pt-BR')).toContain(`| ${portuguese} | Dados do comprador |`);
  expect(formatPlan(plan, 'en')).toContain(`| ${english} | Buyer’s details |`);
});

test.each<[after: number, reported: string]>([
  [100_100, '`R$ 1.001,00`, +0,1 %'],
  [100_001, '`R$ 1.000,01`, +0,1 %'],
  [125_600, '`R$ 1.256,00`, +26 %'],
  [150_000, '`R$ 1.500,00`, +50 %'],
  [160_000, '`R$ 1.600,00`, +60 % **⚠️ confira: subiu mais da metade**'],
  [200_000, '`R$ 2.000,00`, +100 % **⚠️ confira: o dobro ou mais**'],
  [1_000_000, '`R$ 10.000,00`, +900 % **⚠️ confira: dez vezes o valor ou mais**'],
  [50_000, '`R$ 500,00`, −50 %'],
  [49_000, '`R$ 490,00`, −51 % **⚠️ confira: caiu mais da metade**'],
  [10_000, '`R$ 100,00`, −90 % **⚠️ confira: um décimo do valor ou menos**'],
])('a price of R$ 1.000,00 that becomes %i centavos is shown as %s', (after, reported) => {
  const text = formatPlan(makePlan({ risks: [{ ...price, before: 100_000, after }] }), 'pt-BR');
  expect(text).toContain(`\`R$ 1.000,00\` → ${reported} (\``);
});

test('a price that was free has no percentage', () => {
  const text = formatPlan(makePlan({ risks: [{ ...price, before: 0 }] }), 'en');
  expect(text).toContain('`R$ 0,00` → `R$ 1.200,00` (`');
});

test('a plan shows voucher amounts with their currency', () => {
  const voucher: Change = {
    ...price,
    path: 'vouchers.X',
    before: { discount: 2000 },
    after: { planTypes: ['yearly'], amount: 900 },
  };
  expect(formatPlan(makePlan({ risks: [voucher] }), 'en')).toContain(
    '`discount R$ 20,00` → `yearly plan, final price R$ 9,00` (`',
  );
  expect(formatPlan(makePlan({ risks: [voucher] }), 'pt-BR')).toContain(
    '`desconto R$ 20,00` → `plano anual, preço final R$ 9,00` (`',
  );
});

test.each<[key: string, before: number, after: number, reported: string]>([
  ['discount', 2000, 2500, ', +25 % (`'],
  ['discount', 2000, 20_000, ', +900 % **⚠️ confira: dez vezes o valor ou mais** (`'],
  ['amount', 20_000, 2000, ', −90 % **⚠️ confira: um décimo do valor ou menos** (`'],
])('a voucher whose %s goes from %i to %i is shown as "%s"', (key, before, after, reported) => {
  const voucher: Change = { ...price, path: 'vouchers.X', before: { [key]: before }, after: { [key]: after } };
  expect(formatPlan(makePlan({ risks: [voucher] }), 'pt-BR')).toContain(`\`${reported}`);
});

test.each<[before: Trial, after: Trial, reported: string]>([
  [{ count: 7, unit: 'day' }, { count: 9, unit: 'day' }, '`7 dias` → `9 dias` (`'],
  [{ count: 7, unit: 'day' }, { count: 70, unit: 'day' }, '`70 dias` **⚠️ confira: dez vezes o valor ou mais** (`'],
  [{ count: 7, unit: 'day' }, { count: 7, unit: 'month' }, '`7 meses` **⚠️ confira: dez vezes o valor ou mais** (`'],
  [{ count: 60, unit: 'day' }, { count: 2, unit: 'month' }, '`60 dias` → `2 meses` (`'],
])('a trial of %j that becomes %j is shown as %s', (before, after, reported) => {
  const trial: Change = { ...price, path: 'plans.yearly.trial', before, after, currency: undefined };
  expect(formatPlan(makePlan({ risks: [trial] }), 'pt-BR')).toContain(reported);
});

test('a full price that jumps has its alarm', () => {
  const full: Change = { ...price, path: 'plans.yearly.standardAmount', before: 142_800, after: 14_280 };
  expect(formatPlan(makePlan({ risks: [full] }), 'en')).toContain('−90 % **⚠️ check: a tenth of the amount or less**');
});

test('a plan shows plan types in the language of its reader, and other lists as written', () => {
  const types: Change = {
    ...price,
    path: 'payment.planTypes',
    params: [],
    before: ['yearly', 'monthly'],
    after: ['semester'],
  };
  expect(formatPlan(makePlan({ risks: [types] }), 'pt-BR')).toContain('`anual, mensal` → `semestral`');
  expect(formatPlan(makePlan({ risks: [types] }), 'en')).toContain('`yearly, monthly` → `semester`');
  const slugs: Change = { ...types, path: 'productSlugs' };
  expect(formatPlan(makePlan({ risks: [slugs] }), 'pt-BR')).toContain('`yearly, monthly` → `semester`');
});

test('the installments of a new plan follow its price once', () => {
  const notes = [{ kind: 'payments', name: 'yearly', after: { count: 12, amount: 9900 } }] as const;
  const amount: Change = { ...price, before: undefined, notes };
  const installments: Change = { ...amount, path: 'plans.yearly.installments', after: 12 };
  const text = formatPlan(makePlan({ risks: [amount, installments] }), 'pt-BR');
  expect(text).toContain('preço do plano anual: _não havia_ → `R$ 1.200,00`, `12x de R$ 99,00` (`');
  expect(text).toContain('parcelas do plano anual: _não havia_ → `12` (`');
});

test.each<[title: string, changes: Partial<Change>, reported: string]>([
  [
    'colours',
    { colors: { gone: ['#006a86'], added: ['#00566e', '#ffffff'] } },
    '; cores retiradas: `#006a86`; cores novas: `#00566e`, `#ffffff` (`',
  ],
  ['no colours', { colors: { gone: [], added: [] } }, '; veja com `npx guiche plan --screenshots imagens` (`'],
  [
    'too many colours',
    { colors: { gone: [], added: ['#1', '#2', '#3', '#4', '#5'] } },
    '; veja com `npx guiche plan --screenshots imagens` (`',
  ],
  [
    'another size',
    { after: 3000 },
    '; veja com `npx guiche plan --screenshots imagens`; `2827 bytes` → `3000 bytes` (`',
  ],
])('a redrawn image with %s is shown as such', (_, changes, reported) => {
  const { currency: _currency, ...place } = price;
  const logo: Change = {
    ...place,
    category: 'image',
    path: 'image.logo.svg',
    params: ['logo.svg'],
    before: 2827,
    after: 2827,
    ...changes,
  };
  expect(formatPlan(makePlan({ edits: [logo] }), 'pt-BR')).toContain(`imagem \`logo.svg\`: o desenho mudou${reported}`);
});

test('a plan lists the changed screenshots and their folder', () => {
  const text = formatPlan(makePlan({ effects: [effect] }), 'en', {
    folder: 'shots',
    pictures: [{ name: 'acme BR lead light', kind: 'screen' }],
  });
  expect(text).toContain(
    '1 screen looks different: before and after, side by side, in `shots`.\n- acme BR lead light\n',
  );
  expect(formatPlan(makePlan(), 'en', { folder: 'shots', pictures: [] })).toContain('No picture differs');
});

describe('a plan in a GitHub comment', () => {
  const effects = Array.from({ length: 2_000 }, (_, index) => ({ ...effect, brandId: `brand-${index}` }));

  test('is cut when too long, counts the omitted lines, and keeps its marker and risks', () => {
    const text = formatPlan(makePlan({ risks: [price], effects }), 'pt-BR');
    expect(text.length).toBeLessThanOrEqual(65_000);
    expect(text.startsWith(`${planMarker}\n`)).toBe(true);
    expect(text).toContain('R$ 1.200,00');
    expect(text).toMatch(/\n\n_Texto cortado: faltam \d+ linhas\. [^\n]+\n$/);
  });

  test('is cut only between lines and counts the omitted ones', () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => `${index} ${'x'.repeat(100)}`);
    const [kept = '', cut] = joinLines(lines, (count) => `cut ${count}`).split('\n\n');
    expect(kept.split('\n')).toEqual(lines.slice(0, kept.split('\n').length));
    expect(cut).toBe(`cut ${lines.length - kept.split('\n').length}\n`);
  });

  test('is cut in a line that is too long, and goes on after it', () => {
    const table = ['| a | b |', '| --- | --- |', '| 1 | 2 |'];
    const text = joinLines(['first', 'x'.repeat(70_000), ...table], (count) => `cut ${count}`);
    expect(text).toBe(`${['first', ...table].join('\n')}\n\ncut 1\n`);
  });

  test('shows the difference of long texts and lists, and keeps pictures and tables after them', () => {
    const text = (letter: string) => `${'# Título\n'.repeat(2_000)}${letter}${'texto '.repeat(400)}`;
    const list = (letter: string) => Array.from({ length: 100 }, (_, index) => `${letter}${'b'.repeat(200)}${index}`);
    const prop: Change = {
      ...{
        category: 'value',
        path: 'flow.acme.presentation.markdown',
        subjects: ['acme BR'],
        file: 'flows/acme.json',
        line: 9,
      },
      ...{ params: ['acme', 'presentation', 'markdown'], before: text('A'), after: text('B') },
    };
    const edits: Change[] = [
      prop,
      { ...prop, params: ['acme', 'offer', 'markdown'], before: text('C'), after: text('D') },
      { ...prop, params: ['acme', 'offer', 'benefits'], before: list('E'), after: list('F') },
    ];
    const risks: Change[] = [
      { ...price, category: 'LEGAL', path: 'words.lead.termsStart', before: text('G'), after: text('H') },
    ];
    const pictures = [{ name: 'acme-br-lead-light', kind: 'screen', before: 'a.png', after: 'b.png' }] as const;
    const url = 'https://git.example/pictures';
    const reported = formatPlan(makePlan({ risks, edits, effects: [effect] }), 'en', {
      folder: 'shots',
      pictures,
      url,
    });
    expect(reported.length).toBeLessThan(5_000);
    for (const part of [
      'Atexto',
      'Btexto',
      'Ctexto',
      'Dtexto',
      '`Ebb',
      '`Fbb',
      'Gtexto',
      'Htexto',
      '<img ',
      '| colours |',
    ])
      expect(reported).toContain(part);
  });

  test.each([64_999, 65_000, 65_001])('is not cut while it fits the limit: %i', (length) => {
    const text = joinLines(['x'.repeat(length - 1 - 2), ''], () => 'cut');
    expect(text.length).toBeLessThanOrEqual(65_000);
    expect(text.includes('cut')).toBe(length > 65_000 + 1);
  });
});

test('an empty text is told in English too', () => {
  const { currency: _, ...plain } = price;
  expect(formatPlan(makePlan({ risks: [{ ...plain, before: '', after: 'x' }] }), 'en')).toContain('_empty_ → `x`');
});

test.each([
  ['a\r\nb|c', '`a  b|c`'],
  ['a`b', '``a`b``'],
  ['a`b``c', '```a`b``c```'],
  ['`a`', '`` `a` ``'],
  [' a ', '`  a  `'],
])('inline code keeps the text %j on one line', (text, reported) => {
  expect(code(text)).toBe(reported);
});
