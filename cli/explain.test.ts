import { expect, test } from 'vitest';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { runGuiche } from './testing/run-guiche';

const explain = (args: readonly string[], cwd = `${repositoryRoot}/brands/wup`) => runGuiche(cwd, ['explain', ...args]);

test('guiche explain, run in a subfolder, shows a value, its file and the values that it overrides', async () => {
  const { stdout, status } = await explain(['wup', 'theme.dark.text']);
  expect(stdout).toMatch(
    /^theme\.dark\.text = "#fbf3ff"\n {2}definido em {2}brands\/wup\/theme\.json:\d+\n {2}no lugar de {2}"#eaeff5" {2}brands\/_base\/theme\.json:\d+\n {2}no lugar de {2}derivado de theme\.palette/,
  );
  expect(status).toBe(0);
});

test('guiche explain without a path lists the brand’s own values and counts all others', async () => {
  const { stdout, status } = await explain(['wup']);
  const all = (await explain(['wup', '--all'])).stdout;
  const count = (text: string) => text.match(/^\S+ = /gm)?.length ?? 0;
  const files = [...stdout.matchAll(/definido em {2}(\S+):\d+$/gm)].map(([, file]) => file);
  expect(files).toContain('brands/wup/brand.json');
  expect(files.filter((file) => !file?.startsWith('brands/wup/'))).toEqual([]);
  expect(files).toHaveLength(count(stdout));
  expect(stdout).toContain(
    `\nHá mais ${count(all) - count(stdout)} valores herdados ou derivados. Veja com npx guiche explain wup --all`,
  );
  expect(status).toBe(0);
  expect(all).toContain('brands/_base/');
  expect(all).not.toContain('--all');
});

test('guiche explain lists every value of a group', async () => {
  const { stdout } = await explain(['wup', 'BR.links.test', '--lang', 'en']);
  expect(stdout.match(/^\S+ = /gm)).toHaveLength(5);
});

test('guiche explain accepts a path without area or group and lists every match', async () => {
  const { stdout, status } = await explain(['wup', 'productCode']);
  expect(stdout.match(/^(?:BR|MZ)\.productCode = /gm)).toEqual(['BR.productCode = ', 'MZ.productCode = ']);
  expect((await explain(['wup', 'lead.title'])).stdout).toMatch(/^copy\.pt-BR\.lead\.title = /m);
  expect(status).toBe(0);
});

test.each([
  [['nobody'], 'a marca nobody não existe'],
  [['wupp'], 'talvez wup'],
  [['wup', 'a\n::stop-commands::b'], 'a marca wup não tem a·::stop-commands::b;'],
  [['wup', 'theme.drak.text'], 'a marca wup não tem theme.drak.text; talvez theme.dark.text'],
  [['wup', 'BR.lniks'], 'talvez BR.links'],
  [['wup', 'productCdoe'], 'talvez productCode\n'],
  [['wup', 'copy.pt-BR.lead.tilte'], 'talvez copy.pt-BR.lead.title\n'],
  [['wup', 'lead.tilte'], 'talvez lead.title\n'],
  [['wup', 'links.test.fqa'], 'talvez links.test.faq\n'],
  [['wup', 'drak.text'], 'talvez dark.text\n'],
  [['wup', 'messages.pt-BR.emial'], 'talvez messages.pt-BR.email\n'],
  [['wup', 'emial', '--lang', 'en'], 'perhaps email\n'],
  [['wup', 'BR.preco'], 'a marca wup não tem BR.preco; em BR há '],
  [['wup', 'theme.light.botao'], 'em theme.light há canvas, surface'],
  [['wup', 'BR.preco', '--lang', 'en'], 'the brand wup has no BR.preco; BR has '],
  [['wup', 'BR.flows.default'], 'a marca wup não tem BR.flows.default; BR.flows é ["course-default"'],
  [['wup', 'BR', '--all'], 'use --all sem um caminho'],
  [['wup', 'zabumba'], 'a marca wup não tem zabumba; há BR, theme, copy.pt-BR, messages.pt-BR, MZ'],
  [['wup', '???'], 'a marca wup não tem ???; há BR'],
  [['wup', 'qz'], 'a marca wup não tem qz; há BR'],
  [['wup', 'nothing.like.it.anywhere'], 'a marca wup não tem nothing.like.it.anywhere'],
  [[], 'Uso: guiche explain MARCA'],
  [['wup', 'order', 'more'], '"more" está sobrando'],
])('guiche explain %j fails with: %s', async (args, words) => {
  const { stderr, status } = await explain(args);
  expect(stderr).toContain(words);
  expect(status).toBe(2);
});

test.each([
  ['com o ATENDIMENTO', 'copy.pt-BR.generic-error.help = "Falar com o atendimento"'],
  ['E-mail', 'copy.pt-BR.lead.email = "E-mail"'],
  ['#fbf3ff', 'theme.dark.text = "#fbf3ff"'],
])('guiche explain finds the key that contains a text: %s', async (text, reported) => {
  const { stdout, status } = await explain(['wup', text]);
  expect(stdout).toContain(`${reported}\n`);
  expect(status).toBe(0);
});

test.each([
  ['Passo 1 de 3', ['copy.pt-BR.frame.progress', 'copy.pt-MZ.frame.progress']],
  ['passo 1 DE 3', ['copy.pt-BR.frame.progress', 'copy.pt-MZ.frame.progress']],
  ['12x de R$ 99,90 sem juros', ['copy.pt-BR.order.installments', 'copy.pt-MZ.order.installments']],
  ['Vendido por WUP Idiomas', ['copy.pt-BR.frame.soldBy', 'copy.pt-MZ.frame.soldBy']],
  ['Falta acertar 4 campos', ['copy.pt-BR.frame.errorSummaryTitle']],
  ['Faltam 12 minutos para o código vencer.', ['copy.pt-BR.pix.minutesLeft']],
])('guiche explain finds a message by its text with filled placeholders: %s', async (text, paths) => {
  const { stdout, status } = await explain(['wup', text]);
  expect(stdout.match(/^\S+(?= = )/gm)).toEqual(paths);
  expect(stdout).toMatch(/^ {2}definido em {2}(?:brands|templates)\/\S+\.json:\d+$/m);
  expect(status).toBe(0);
});

test.each<[brand: string, text: string, reported: string[]]>([
  ['wup', 'R$ 95,00', ['BR.plans.yearly.installmentAmount = 9500']],
  ['wup', 'R$\u00a01.140,00', ['BR.plans.yearly.amount = 114000']],
  ['wup', '15,60 MT', ['MZ.plans.yearly.cycleAmount = 1560', 'MZ.plans.recurrency.amount = 1560']],
  ['wup', 'Pagar R$ 1.140,00', ['copy.pt-BR.methods.pay = "Pagar {amount}"', 'BR.plans.yearly.amount = 114000']],
  [
    'wup',
    '12x de R$ 95,00',
    ['copy.pt-BR.success.installmentsOf = "{count}x de {value}"', 'BR.plans.yearly.installmentAmount = 9500'],
  ],
  [
    'wup',
    '6x de R$ 190,00 sem juros',
    ['R$ 190,00 = BR.plans.yearly.amount ÷ 6', 'BR.plans.yearly.amount = 114000', 'BR.plans.yearly.installments = 12'],
  ],
  ['wup', 'R$ 732,00', ['R$ 732,00 = BR.vouchers[PARCEIRO].amount', 'BR.vouchers = ']],
  [
    'wup',
    'Pagar R$ 1.020,00',
    ['R$ 1.020,00 = BR.plans.yearly.amount − BR.vouchers[BLACK].discount', 'BR.plans.yearly.amount = 114000'],
  ],
  ['wup', 'R$ 85,00', ['R$ 85,00 = (BR.plans.yearly.amount − BR.vouchers[BLACK].discount) ÷ 12']],
  ['wup', 'R$ 120,00', ['R$ 120,00 = BR.vouchers[BLACK].discount']],
  ['ms', 'Pagar R$ 3.588,00', ['BR.plans.yearly.amount = 358800']],
  ['alvoroco', '+ R$ 147,00', ['R$ 147,00 = BR.extras[alvoroco-gravacoes].amount', 'BR.extras = ']],
  ['clinaria', 'R$ 3.288,00', ['R$ 3.288,00 = BR.plans.yearly.amount − BR.vouchers[']],
  ['wup', 'Plano anual', ['BR.plans.yearly.name = "Plano anual"']],
  ['wup', 'WUP Inglês', ['BR.productName = "WUP Inglês"']],
])('guiche explain %s finds the values behind a text of a screen: %s', async (brand, text, reported) => {
  const { stdout, status } = await explain([brand, text]);
  for (const line of reported) expect(`\n${stdout}`).toContain(`\n${line}`);
  expect(status).toBe(0);
});

test.each<[brand: string, text: string, formulas: string[]]>([
  ['tucupira', 'R$ 39,00', ['BR.plans.yearly.cycleAmount', 'BR.plans.yearly.amount ÷ 12']],
  ['tucupira', '12x de R$ 39,00', ['BR.plans.yearly.amount ÷ 12', 'BR.plans.yearly.cycleAmount']],
  ['wup', 'R$ 732,00', ['BR.vouchers[PARCEIRO].amount']],
])('guiche explain %s lists every source of a price once, the likeliest first: %s', async (brand, text, formulas) => {
  const { stdout } = await explain([brand, text]);
  expect([...stdout.matchAll(/^R\$ \S+ = (.*)$/gm)].map(([, formula]) => formula)).toEqual(formulas);
});

test.each([
  ['7 dias grátis', ['BR.plans.recurrency.trial.count = 7']],
  ['8 dias grátis', []],
  ['7 meses grátis', []],
  ['Passo 7 de 9', []],
])('guiche explain finds the free period that a screen shows: %s', async (text, trials) => {
  const { stdout, status } = await explain(['tucupira', text]);
  expect(stdout.match(/^\S+\.trial\.count = .*$/gm) ?? []).toEqual(trials);
  expect(status).toBe(0);
});

test('guiche explain lists the prices of the same currency if the brand does not have the one asked for', async () => {
  const { stderr, status } = await explain(['wup', '38,00 MT']);
  expect(stderr).toMatch(/a marca wup não tem 38,00 MT\. Preços da marca:\n(?: {2}MZ\.\S+: [\d.,]+ MT\n)+$/);
  expect(stderr).toContain('  MZ.plans.yearly.amount: 187,20 MT\n');
  expect(status).toBe(2);
});

test('guiche explain lists ten prices at most and counts the others', async () => {
  const { stderr } = await explain(['wup', '38,01', '--lang', 'en']);
  expect(stderr).toContain('the brand wup has no 38,01. Prices of the brand:\n  BR.plans.yearly.amount: R$ 1.140,00\n');
  expect(stderr.match(/^ {2}\S+: /gm)).toHaveLength(10);
  expect(stderr).toMatch(/\n {2}and \d+ more\n$/);
});

test.each(['5,60 MT', 'R$ 15,60', 'R$ 195,00', 'R$ 95,001'])(
  'guiche explain wup finds no price for %s',
  async (text) => {
    expect((await explain(['wup', text])).status).toBe(2);
  },
);

test('guiche explain leaves out partial matches if a value equals the whole text', async () => {
  const { stdout } = await explain(['wup', 'E-mail']);
  expect(stdout.match(/^\S+ = /gm)).toEqual([
    'copy.pt-BR.lead.email = ',
    'copy.pt-BR.livelo-select-device.email = ',
    'copy.pt-BR.md.email = ',
    'copy.pt-MZ.lead.email = ',
    'copy.pt-MZ.livelo-select-device.email = ',
    'copy.pt-MZ.md.email = ',
  ]);
});

test('guiche explain fails outside a project', async () => {
  const { stderr, status } = await explain(['wup'], '/');
  expect(stderr).toContain('não há pasta brands/');
  expect(status).toBe(2);
});
