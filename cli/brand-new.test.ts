import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { inspectConfig } from '../checks/inspect-config';
import { minimalLogo, readMinimalBrand } from '../renderer/testing/test-brand';
import { lockFolder } from '../sandbox/store/folder-lock';
import { makeCourseSample } from './testing/make-course-sample';
import { runGuiche } from './testing/run-guiche';

const brand = 'brands/ace/brand.json';

const answers = {
  name: 'Inglês Acme',
  product: 'ACE',
  domain: 'ace.example',
  color: '#0b5fff',
  logo: 'logo.svg',
  plans: 'anual:1188,00:12:ACET1,ACEH1,ACEP1',
};

const flags = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...answers, ...changes }).map(([option, value]) => `--${option}=${value}`);

const runNew = (root: string, args: readonly string[], setting = {}) =>
  runGuiche(root, ['brand', 'new', ...args], setting);

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

test('guiche brand new writes the brand that the README shows', async () => {
  const root = makeCourseSample();
  const other = 'brands/acme/brand.json';
  writeFileSync(path.join(root, other), read(root, other).replaceAll('acme.example', 'escola.example'));
  const { status, stderr } = await runNew(root, [
    'new',
    ...flags({
      business: 'Acme Idiomas',
      'ds-product': 'acme-ingles',
      domain: 'acme.example',
      font: 'figtree',
      order: '900',
    }),
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(read(root, 'brands/new/brand.json')).toBe(readMinimalBrand());
  expect(read(root, 'brands/new/logo.svg')).toBe(minimalLogo);
});

test('guiche brand new derives omitted values, writes a brand that passes the check, and prints its addresses', async () => {
  const root = makeCourseSample();
  const { status, stdout } = await runNew(root, ['ace', ...flags({ 'ds-product': 'ace-curso' })]);
  expect(status).toBe(0);
  expect(JSON.parse(read(root, brand))).toMatchObject({
    order: 30,
    BR: { plans: { yearly: { amount: 118_800, installments: 12 } } },
  });
  expect(read(root, brand).trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  expect(inspectConfig(root).findings).toEqual([]);
  expect(stdout).toContain('http://localhost:3000/lead?product=ACE\n');
  expect(stdout).toContain('http://localhost:3000/studio/ace\n');
});

test.each([
  ['guiche dev is running', true, 'Veja no checkout já aberto:', 3077],
  ['only a checkout without live reload is running', false, 'Veja com npx guiche dev ace:', 3000],
])('guiche brand new prints the checkout and studio addresses when %s', async (_, isDev, words, port) => {
  const root = makeCourseSample();
  const lock = await lockFolder(path.join(root, '.data'), { port: 3077, isDev });
  const { stdout } = await runNew(root, ['ace', ...flags()]);
  await lock.release();
  expect(stdout).toContain(`\n${words}\n`);
  expect(stdout).toContain(`http://localhost:${port}/lead?product=ACE\n`);
  expect(stdout).toContain(`http://localhost:${port}/studio/ace\n`);
});

test.each([
  ['in Portuguese', 'anual:1188,00:12:T1,H1,P1 recorrente:99,00:1:T2,H2,P2'],
  ['in English', 'yearly:1188,00::T1,H1,P1 recurrency:99,00::T2,H2,P2'],
])('guiche brand new writes each plan, with types named %s', async (_, plans) => {
  const root = makeCourseSample();
  const { status, stdout } = await runNew(root, ['ace', ...flags({ plans, 'ds-product': 'ace-curso' })]);
  expect(status).toBe(0);
  expect(JSON.parse(read(root, brand)).BR.plans).toEqual({
    yearly: { amount: 118_800, installments: 12, planId: { test: 'T1', homolog: 'H1', production: 'P1' } },
    recurrency: { amount: 9900, installments: 1, planId: { test: 'T2', homolog: 'H2', production: 'P2' } },
  });
  expect(stdout.replaceAll('\u00a0', ' ')).toContain(
    '\nPlano anual: R$ 1.188,00, em até 12x de R$ 99,00\nPlano mensal: R$ 99,00, à vista\n',
  );
  expect(inspectConfig(root).findings).toEqual([]);
});

test('guiche brand new leaves ids for later, and the check reports the product and each plan once', async () => {
  const root = makeCourseSample();
  const { status, stdout } = await runNew(root, ['ace', ...flags({ plans: 'anual:1188,00 mensal:99,00' })]);
  expect(status).toBe(0);
  expect(stdout).toContain(
    'Falta preencher (TODO-…): id do produto, ids do plano anual e ids do plano mensal. Com esses ids, a marca pode ir para produção',
  );
  expect(stdout).toMatch(/\nPara enviar antes de ter os ids, dispense o aviso todo-left .+\n$/);
  const { dsProductId, plans } = JSON.parse(read(root, brand)).BR;
  expect(dsProductId).toBe('TODO-ace-product');
  expect(plans.monthly.planId).toEqual({
    test: 'TODO-ace-monthly-test',
    homolog: 'TODO-ace-monthly-homolog',
    production: 'TODO-ace-monthly-production',
  });
  const { findings } = inspectConfig(root);
  expect(findings.map(({ code, params }) => [code, params.found])).toEqual([
    ['todo-left', 'TODO-ace-product'],
    ['todo-left', 'TODO-ace-yearly-test'],
    ['todo-left', 'TODO-ace-monthly-test'],
  ]);
});

test('ids left for later stay valid and unique in a brand with the longest name', async () => {
  const root = makeCourseSample();
  const longest = 'a'.repeat(64);
  const { status } = await runNew(root, [longest, ...flags({ plans: 'recorrente:99,00' })]);
  expect(status).toBe(0);
  expect(new Set(inspectConfig(root).findings.map(({ code }) => code))).toEqual(new Set(['todo-left']));
});

test('guiche brand new says nothing of pending ids when all are given', async () => {
  const { stdout } = await runNew(makeCourseSample(), ['ace', ...flags({ 'ds-product': 'ace-curso' })]);
  expect(stdout).not.toContain('TODO');
});

test('guiche brand new --area MZ writes a valid brand for Mozambique', async () => {
  const root = makeCourseSample();
  const { status, stdout } = await runNew(root, ['ace', '--area', 'MZ', ...flags({ 'ds-product': 'ace-curso' })]);
  expect(status).toBe(0);
  expect(stdout).toContain('lead?product=ACE&lang=pt-MZ');
  expect(inspectConfig(root).findings).toEqual([]);
});

test.each([
  ['anual:118800', [], 'Preço: R$ 118.800,00, em até 12x de R$ 9.900,00'],
  ['anual:1188,00:1', [], 'Preço: R$ 1.188,00, à vista'],
  ['yearly:100,00:3', ['--lang', 'en'], 'Price: R$ 100,00, in up to 3 installments of R$ 33,33'],
  ['anual:1.188,00', ['--area', 'MZ'], 'Preço: 1.188,00 MT, em até 12x de 99,00 MT'],
])('guiche brand new shows the price as buyers read it: %s %j', async (plans, others, reported) => {
  const { stdout } = await runNew(makeCourseSample(), ['ace', ...flags({ plans }), ...others]);
  expect(stdout.replaceAll('\u00a0', ' ').split('\n')[1]).toBe(reported);
});

test.each([
  ['#FFD400', [], 'Cor: #FFD400 tem pouco contraste no modo claro; ali os botões usam #4b3300'],
  ['#00c2a8', ['--lang', 'en'], 'Colour: #00c2a8 has too little contrast in light mode; there the buttons are #00a68f'],
  ['#0B5FFF', [], undefined],
])(
  'guiche brand new checks the contrast of %s and reports a replacement button colour if needed',
  async (color, others, reported) => {
    const { stdout } = await runNew(makeCourseSample(), ['ace', ...flags({ color }), ...others]);
    expect(stdout.split('\n').find((line) => /^Co(?:r|lour):/.test(line))).toBe(reported);
  },
);

test.each([
  ['0', [], 'Atenção: com a ordem 0, a marca fica antes de acme e abre para produtos desconhecidos.'],
  ['9', ['--lang', 'en'], 'Note: with order 9 it stands before acme and is the brand that is shown where no product'],
])(
  'guiche brand new warns that a brand with order %s becomes the default for unknown products',
  async (order, others, reported) => {
    const { status, stdout } = await runNew(makeCourseSample(), ['ace', ...flags({ order }), ...others]);
    expect(status).toBe(0);
    expect(stdout).toContain(`\n${reported}`);
  },
);

test.each([
  ['ordered after the first brand', { order: '11' }],
  ['sold only in Mozambique', { order: '0', area: 'MZ' }],
  ['without a given order', {}],
])('guiche brand new gives no default-brand warning for a brand %s', async (_, changes) => {
  const { status, stdout } = await runNew(makeCourseSample(), ['ace', ...flags(changes as Record<string, string>)]);
  expect(status).toBe(0);
  expect(stdout).not.toContain('Atenção');
});

test('guiche brand new breaks long lines in brand.json as the formatter does', async () => {
  const root = makeCourseSample();
  const id = 'a-plan-id-as-long-as-some-sellers-have-them-0000000000';
  await runNew(root, ['ace', ...flags({ plans: `anual:1188,00:12:${id}1,${id}2,${id}3` })]);
  const text = read(root, brand);
  const formatted = execFileSync('node_modules/.bin/biome', ['format', `--stdin-file-path=${brand}`], {
    input: text,
    encoding: 'utf8',
  });
  expect(text).toBe(formatted);
  expect(text).toContain('"planId": {\n');
});

test.each([
  ['another brand’s product code', { product: 'acme' }, 2, '--product "acme": acme já é da marca acme'],
  ['another brand’s slug as product code', { product: 'ACME-Curso' }, 2, 'ACME-Curso já é da marca acme'],
  [
    'another brand’s dsProductId',
    { 'ds-product': 'ACME-curso' },
    2,
    '--ds-product "ACME-curso": ACME-curso já é da marca acme',
  ],
  ['another brand’s order', { order: '10' }, 2, '--order "10": 10 já é da marca acme'],
  ['another brand’s plan id', { plans: 'anual:1188,00:12:ACMETST1,ACEH1,ACEP1' }, 2, 'ACMETST1 já é da marca acme'],
  ['an unknown font', { font: 'comic' }, 2, '--font "comic": essa fonte não existe; há inter, figtree, '],
  ['a misspelt font', { font: 'figtre' }, 2, '--font "figtre": essa fonte não existe; talvez figtree; há inter, '],
  ['an invalid colour', { color: 'blue' }, 2, '--color "blue": uma cor como #0b5fff'],
  ['an ambiguous price', { plans: 'anual:1.188' }, 2, '--plans "anual:1.188": faltam os centavos, como em 1.188,00'],
  ['a price in words', { plans: 'anual:caro' }, 2, '--plans "anual:caro": um preço como 1188,00'],
  ['no plan', { plans: '' }, 2, 'falta o valor de --plans'],
  [
    'an unknown type of plan',
    { plans: 'trimestral:10,00' },
    2,
    'o plano "trimestral" não existe; há anual, semestral, mensal e recorrente',
  ],
  ['a plan that is named twice', { plans: 'anual:10,00 yearly:20,00' }, 2, 'o plano yearly aparece duas vezes'],
  ['an id of two plans', { plans: 'anual:10,00:1:A,B,C mensal:1,00:1:D,E,A' }, 2, 'A está em dois planos'],
  ['a plan with too many parts', { plans: 'anual:10,00:1:A,B,C:D' }, 2, 'o plano anual tem partes demais'],
  [
    'one plan id for two environments',
    { plans: 'anual:10,00:1:A,A,B' },
    2,
    '--plans "anual:10,00:1:A,A,B": três ids diferentes',
  ],
  ['a plan id with an accent', { plans: 'anual:10,00:1:A,B,Ç' }, 2, 'sem espaços nem acentos'],
  ['too many installments', { plans: 'anual:10,00:48' }, 2, '--plans "anual:10,00:48": um número de 1 a 24'],
  ['a missing logo file', { logo: 'nowhere.svg' }, 2, 'o arquivo nowhere.svg não existe'],
  ['a logo that is not an .svg file', { logo: 'logo.png' }, 2, 'o logotipo precisa ser um arquivo .svg'],
])('guiche brand new refuses %s and writes nothing', async (_, changes, expected, words) => {
  const root = makeCourseSample();
  const { status, stdout, stderr } = await runNew(root, ['ace', ...flags(changes as Record<string, string>)]);
  expect({ status, stdout }).toEqual({ status: expected, stdout: '' });
  expect(stderr).toContain(words);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});

test('guiche brand new reports every invalid answer', async () => {
  const root = makeCourseSample();
  const { status, stderr } = await runNew(root, ['ace', ...flags({ color: 'blue', plans: 'anual:1.188' })]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^guiche: --color "blue": .+\n--plans "anual:1\.188": .+\n$/);
});

test.each([
  [{ font: 'comic' }, 'en', '--font "comic": there is no such font; there are inter, figtree, '],
  [{ order: '10' }, 'en', '--order "10": 10 belongs to the brand acme already'],
])(
  'guiche brand new reports an invalid option by its name, not by a line of brand.json: %j, %s',
  async (changes, language, reported) => {
    const { stderr } = await runNew(makeCourseSample(), ['ace', ...flags(changes), '--lang', language]);
    expect(stderr).toContain(reported);
    expect(stderr).not.toContain('brand.json');
  },
);

test.each(['acme', 'Ace', '../ace', '_base'])(
  'guiche brand new refuses %s as the folder of a new brand',
  async (brandId) => {
    const root = makeCourseSample();
    const before = read(root, 'brands/acme/brand.json');
    expect(await runNew(root, [brandId, ...flags()])).toMatchObject({ status: 2, stdout: '' });
    expect(read(root, 'brands/acme/brand.json')).toBe(before);
    expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
  },
);

test('guiche brand new works despite errors in other brands', async () => {
  const root = makeCourseSample();
  writeFileSync(path.join(root, 'brands/acme/theme.json'), '{');
  expect((await runNew(root, ['ace', ...flags()])).status).toBe(0);
});

test.each([
  ['without a terminal', {}],
  ['in CI', { isTTY: true, env: { CI: 'true' } }],
])('%s guiche brand new lists the flags of missing answers', async (_, setting) => {
  const { status, stderr } = await runNew(makeCourseSample(), ['ace', '--name', 'Ace', '--color', '#123'], setting);
  expect(status).toBe(2);
  expect(stderr).toContain('faltam --product, --domain, --logo, --plans\n');
});

test('guiche brand new asks for each missing answer until it is valid, and leaves ids for later on Enter', async () => {
  const root = makeCourseSample();
  const site = ['https://ace.example', 'ace.example'];
  const plans = ['trimestral', 'anual, recorrente', '1.188', '1188', '6', 'T1, H1 ,P1', '99,00', '', ''];
  const typed = ['ace', 'Curso Ace', '', 'Beta', 'ACE', '', ...site, ...plans];
  const { status, stdout } = await runNew(root, ['--color=#0b5fff', '--logo=logo.svg'], { isTTY: true, typed });
  expect(status).toBe(0);
  const shown = stripVTControlCharacters(stdout);
  expect(shown).toContain('◇  Nome da empresa\n│  Quem vende. Enter usa o nome do produto\n│  Curso Ace\n');
  expect(shown).toContain('└  Beta já é da marca beta\n');
  expect(shown).toContain('└  só o nome do servidor, com ponto e sem https://, como acme.com.br\n');
  expect(shown).toContain('◆  Preço do plano anual (1.188,00)\n│  Em reais, o total que o comprador paga\n');
  expect(shown).toContain('peça ao time do backend. Enter deixa para depois');
  expect(JSON.parse(read(root, brand))).toMatchObject({
    BR: {
      productName: 'Curso Ace',
      domain: 'ace.example',
      dsProductId: 'TODO-ace-product',
      plans: {
        yearly: { amount: 118_800, installments: 6, planId: { test: 'T1', homolog: 'H1', production: 'P1' } },
        recurrency: { amount: 9900, installments: 1, planId: { production: 'TODO-ace-recurrency-production' } },
      },
    },
  });
});

test('guiche brand new asks for prices of Mozambique in meticais', async () => {
  const root = makeCourseSample();
  const args = ['ace', '--area=MZ', ...flags({ plans: 'anual' })];
  const { status, stdout } = await runNew(root, args, { isTTY: true, typed: ['', '', '1.560,00', '', ''] });
  expect(status).toBe(0);
  const shown = stripVTControlCharacters(stdout);
  expect(shown).toContain('◆  Preço do plano anual (1.560,00)\n│  Em meticais (MT), o total que o comprador paga\n');
  expect(JSON.parse(read(root, brand)).MZ.plans.yearly.amount).toBe(156_000);
});

test('`guiche brand new` asks nothing on a terminal when flags state every value that has no default', async () => {
  const { status, stdout } = await runNew(makeCourseSample(), ['ace', ...flags()], { isTTY: true });
  expect(status).toBe(0);
  expect(stdout).not.toContain('◆');
});

test('guiche brand new asks again after an invalid or existing folder name', async () => {
  const root = makeCourseSample();
  const { status, stdout } = await runNew(root, flags(), {
    isTTY: true,
    typed: ['Curso Ace', 'acme', 'ace'],
  });
  expect(status).toBe(0);
  expect(stdout).toContain('a pasta só pode ter letras minúsculas sem acento, números e hífens, como acme');
  expect(stdout).toContain('já existe brands/acme');
});

test('guiche brand new returns to earlier questions on < and keeps the later answers', async () => {
  const root = makeCourseSample();
  const { name: _, domain: __, product: ___, ...given } = answers;
  const options = { ...given, 'ds-product': 'ace-curso' };
  const args = ['ace', ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)];
  const typed = ['<', 'Curso Aec', '', 'ACE', '<', '<', '<', 'Curso Ace', '', '', 'ace.example'];
  const { status, stdout, stderr } = await runNew(root, args, { isTTY: true, typed });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const shown = stripVTControlCharacters(stdout);
  expect(shown).toContain('< volta à pergunta anterior');
  expect(shown).toContain(
    '◆  Código do produto (?product=)\n│  Vem do sistema de vendas e faz parte do link da marca\n│  ACE\n',
  );
  expect(shown).toContain('◆  Nome da empresa\n│  Quem vende. Enter usa o nome do produto\n│  Curso Ace\n');
  expect(read(root, brand)).not.toContain('Curso Aec');
  expect(JSON.parse(read(root, brand))).toMatchObject({
    BR: { productName: 'Curso Ace', productCode: 'ACE', domain: 'ace.example' },
  });
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s at a question ends the command and writes nothing', async (_, leave) => {
  const root = makeCourseSample();
  const { status } = await runNew(root, ['ace'], { isTTY: true, typed: ['Curso Ace', 'Ace', leave] });
  expect(status).toBe(130);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});

test.each([
  ['pt-BR', 'obrigatória'],
  ['en', 'required'],
])('guiche brand new --help in %s marks the required options', async (language, mark) => {
  const { stdout } = await runNew(makeCourseSample(), ['--help', '--lang', language]);
  const marked = [...stdout.matchAll(/^ {2}--(\S+) .*\((.+)\)$/gm)].filter(([, , words]) => words === mark);
  expect(marked.map(([, option]) => option)).toEqual(Object.keys(answers));
});

test.each([
  ['color', 'azul', 'pt-BR', 'uma cor como #0b5fff'],
  ['color', 'azul', 'en', 'a colour such as #0b5fff'],
  ['domain', 'https://ace.example', 'pt-BR', 'só o nome do servidor, com ponto e sem https://'],
  ['domain', 'https://ace.example', 'en', 'the host name alone, with a dot and without https://'],
  ['domain', '10.0.0.300', 'pt-BR', 'nenhum navegador abre esse servidor'],
  ['domain', '10.0.0.300', 'en', 'no browser opens this host'],
])(
  'guiche brand new reports an invalid answer in the chosen language: --%s %s, %s',
  async (option, value, language, reported) => {
    const { status, stderr } = await runNew(makeCourseSample(), [
      'ace',
      ...flags({ [option]: value }),
      '--lang',
      language,
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain(reported);
  },
);
