import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { inspectConfig } from '../checks/inspect-config';
import { makeSample } from '../checks/rules/make-sample';
import { minimalLogo, readMinimalBrand } from '../renderer/testing/test-brand';
import { readRepositoryFile } from '../renderer/testing/test-repository';
import { lockFolder } from '../sandbox/store/folder-lock';
import { runGuiche } from './testing/run-guiche';

const brand = 'brands/ace/brand.json';

function sampleRoot(): string {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'logo.svg'), minimalLogo);
  for (const name of ['default', 'offer', 'pix', 'bankslip']) {
    writeFileSync(path.join(root, `flows/course-${name}.json`), readRepositoryFile(`flows/course-${name}.json`));
  }
  return root;
}

const answers = {
  name: 'Inglês Acme',
  product: 'ACE',
  domain: 'ace.example',
  color: '#0b5fff',
  logo: 'logo.svg',
  price: '1188,00',
  'plan-ids': 'ACET1,ACEH1,ACEP1',
};

const flags = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...answers, ...changes }).map(([option, value]) => `--${option}=${value}`);

const runNew = (root: string, args: readonly string[], setting = {}) =>
  runGuiche(root, ['brand', 'new', ...args], setting);

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

test('guiche brand new writes the brand that the README shows', async () => {
  const root = sampleRoot();
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
  const root = sampleRoot();
  const { status, stdout } = await runNew(root, ['ace', ...flags()]);
  expect(status).toBe(0);
  expect(JSON.parse(read(root, brand))).toMatchObject({
    order: 30,
    BR: { dsProductId: 'ace', plans: { yearly: { amount: 118_800, installments: 12 } } },
  });
  expect(read(root, brand).trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  expect(inspectConfig(root).findings).toEqual([]);
  expect(stdout).toContain('http://localhost:3000/lead?product=ACE\n');
  expect(stdout).toContain('http://localhost:3000/studio/ace\n');
});

test.each([
  ['guiche dev is running', true, 'Veja no checkout que já está aberto:', 3077],
  ['only a checkout without live reload is running', false, 'Veja com npx guiche dev ace:', 3000],
])('guiche brand new prints the checkout and studio addresses when %s', async (_, isDev, words, port) => {
  const root = sampleRoot();
  const lock = await lockFolder(path.join(root, '.data'), { port: 3077, isDev });
  const { stdout } = await runNew(root, ['ace', ...flags()]);
  await lock.release();
  expect(stdout).toContain(`\n${words}\n`);
  expect(stdout).toContain(`http://localhost:${port}/lead?product=ACE\n`);
  expect(stdout).toContain(`http://localhost:${port}/studio/ace\n`);
});

test('guiche brand new accepts spaces between plan ids', async () => {
  const root = sampleRoot();
  const { status } = await runNew(root, ['ace', ...flags({ 'plan-ids': 'ACET1, ACEH1 ,ACEP1' })]);
  expect(status).toBe(0);
  expect(JSON.parse(read(root, brand))).toMatchObject({
    BR: { plans: { yearly: { planId: { test: 'ACET1', homolog: 'ACEH1', production: 'ACEP1' } } } },
  });
});

test('guiche brand new --area MZ writes a valid brand for Mozambique', async () => {
  const root = sampleRoot();
  const { status, stdout } = await runNew(root, ['ace', '--area', 'MZ', ...flags()]);
  expect(status).toBe(0);
  expect(stdout).toContain('lead?product=ACE&lang=pt-MZ');
  expect(inspectConfig(root).findings).toEqual([]);
});

test.each([
  [{ price: '118800' }, [], 'Preço: R$ 118.800,00, em até 12x de R$ 9.900,00'],
  [{ price: '1188,00', installments: '1' }, [], 'Preço: R$ 1.188,00, em um só pagamento'],
  [{ price: '100,00', installments: '3' }, ['--lang', 'en'], 'Price: R$ 100,00, in up to 3 installments of R$ 33,33'],
  [{ price: '1188' }, ['--area', 'MZ'], 'Preço: 1.188,00 MT, em até 12x de 99,00 MT'],
])('guiche brand new shows the price as buyers read it: %j %j', async (changes, others, told) => {
  const { stdout } = await runNew(sampleRoot(), ['ace', ...flags(changes), ...others]);
  expect(stdout.replaceAll('\u00a0', ' ').split('\n')[1]).toBe(told);
});

test.each([
  ['#FFD400', [], 'Cor: #FFD400 não tem contraste suficiente no modo claro; nele os botões ficam #4b3300'],
  ['#00c2a8', ['--lang', 'en'], 'Colour: #00c2a8 has too little contrast in light mode; there the buttons are #00a68f'],
  ['#0B5FFF', [], undefined],
])(
  'guiche brand new checks the contrast of %s and reports a replacement button colour if needed',
  async (color, others, told) => {
    const { stdout } = await runNew(sampleRoot(), ['ace', ...flags({ color }), ...others]);
    expect(stdout.split('\n').find((line) => /^Co(?:r|lour):/.test(line))).toBe(told);
  },
);

test.each([
  ['0', [], 'Atenção: com a ordem 0 ela fica antes de acme e é a marca que aparece onde não se conhece o produto.'],
  ['9', ['--lang', 'en'], 'Note: with order 9 it stands before acme and is the brand that is shown where no product'],
])(
  'guiche brand new warns that a brand with order %s becomes the default for unknown products',
  async (order, others, told) => {
    const { status, stdout } = await runNew(sampleRoot(), ['ace', ...flags({ order }), ...others]);
    expect(status).toBe(0);
    expect(stdout).toContain(`\n${told}`);
  },
);

test.each([
  ['ordered after the first brand', { order: '11' }],
  ['sold only in Mozambique', { order: '0', area: 'MZ' }],
  ['without a given order', {}],
])('guiche brand new gives no default-brand warning for a brand %s', async (_, changes) => {
  const { status, stdout } = await runNew(sampleRoot(), ['ace', ...flags(changes as Record<string, string>)]);
  expect(status).toBe(0);
  expect(stdout).not.toContain('Atenção');
});

test('guiche brand new breaks long lines in brand.json as the formatter does', async () => {
  const root = sampleRoot();
  const id = 'a-plan-id-as-long-as-some-sellers-have-them-0000000000';
  await runNew(root, ['ace', ...flags({ 'plan-ids': `${id}1,${id}2,${id}3` })]);
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
  ['another brand’s order', { order: '10' }, 2, '--order 10: essa posição já é da marca acme'],
  ['another brand’s plan id', { 'plan-ids': 'ACMETST1,ACEH1,ACEP1' }, 2, 'ACMETST1 já é da marca acme'],
  ['an unknown font', { font: 'comic' }, 2, '--font "comic": não há essa fonte; há inter, figtree, '],
  ['a misspelt font', { font: 'figtre' }, 2, '--font "figtre": não há essa fonte; talvez figtree; há inter, '],
  ['an invalid colour', { color: 'blue' }, 2, '--color "blue": uma cor como #0b5fff'],
  ['an ambiguous price', { price: '1.188' }, 2, '--price "1.188": um preço como 1188,00'],
  ['one plan id for two environments', { 'plan-ids': 'A,A,B' }, 2, '--plan-ids "A,A,B": três ids diferentes'],
  ['a plan id with a space', { 'plan-ids': 'A,B,C D' }, 2, '--plan-ids'],
  ['too many installments', { installments: '48' }, 2, '--installments "48": um número de 1 a 24'],
  ['a missing logo file', { logo: 'nowhere.svg' }, 2, 'não há o arquivo nowhere.svg'],
  ['a logo that is not an .svg file', { logo: 'logo.png' }, 2, 'o logotipo é um arquivo .svg'],
])('guiche brand new refuses %s and writes nothing', async (_, changes, expected, words) => {
  const root = sampleRoot();
  const { status, stdout, stderr } = await runNew(root, ['ace', ...flags(changes as Record<string, string>)]);
  expect({ status, stdout }).toEqual({ status: expected, stdout: '' });
  expect(stderr).toContain(words);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});

test('guiche brand new reports every invalid answer', async () => {
  const root = sampleRoot();
  const { status, stderr } = await runNew(root, ['ace', ...flags({ color: 'blue', price: '1.188' })]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^guiche: --color "blue": .+\n--price "1\.188": .+\n$/);
});

test.each([
  [{ font: 'comic' }, 'en', '--font "comic": there is no such font; there are inter, figtree, '],
  [{ order: '10' }, 'en', '--order 10: this place belongs to the brand acme already'],
])(
  'guiche brand new reports an invalid option by its name, not by a line of brand.json: %j, %s',
  async (changes, language, told) => {
    const { stderr } = await runNew(sampleRoot(), ['ace', ...flags(changes), '--lang', language]);
    expect(stderr).toContain(told);
    expect(stderr).not.toContain('brand.json');
  },
);

test.each(['acme', 'Ace', '../ace', '_base'])(
  'guiche brand new refuses %s as the folder of a new brand',
  async (brandId) => {
    const root = sampleRoot();
    const before = read(root, 'brands/acme/brand.json');
    expect(await runNew(root, [brandId, ...flags()])).toMatchObject({ status: 2, stdout: '' });
    expect(read(root, 'brands/acme/brand.json')).toBe(before);
    expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
  },
);

test('guiche brand new works despite errors in other brands', async () => {
  const root = sampleRoot();
  writeFileSync(path.join(root, 'brands/acme/theme.json'), '{');
  expect((await runNew(root, ['ace', ...flags()])).status).toBe(0);
});

test.each([
  ['without a terminal', {}],
  ['in CI', { isTTY: true, env: { CI: 'true' } }],
])('%s guiche brand new lists the flags of missing answers', async (_, setting) => {
  const { status, stderr } = await runNew(sampleRoot(), ['ace', '--name', 'Ace', '--color', '#123'], setting);
  expect(status).toBe(2);
  expect(stderr).toContain('faltam --product, --domain, --logo, --price, --plan-ids\n');
});

test('guiche brand new asks for each missing answer until it is valid', async () => {
  const root = sampleRoot();
  const typed = [
    'ace',
    'Curso Ace',
    '',
    'Beta',
    'ACE',
    '',
    'https://ace.example',
    'ace.example',
    '1188',
    '6',
    'T1,H1,P1',
  ];
  const { status, stdout, stderr } = await runNew(root, ['--color=#0b5fff', '--logo=logo.svg'], {
    isTTY: true,
    typed,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const shown = stripVTControlCharacters(stdout);
  expect(shown).toContain('◇  Nome da empresa\n│  Curso Ace\n');
  expect(shown).toContain('└  Beta já é da marca beta\n');
  expect(shown).toContain('└  só o nome do servidor, com ponto e sem https://, como acme.com.br\n');
  expect(JSON.parse(read(root, brand))).toMatchObject({
    BR: { productName: 'Curso Ace', domain: 'ace.example', plans: { yearly: { installments: 6 } } },
  });
});

test('guiche brand new asks again after an invalid or existing folder name', async () => {
  const root = sampleRoot();
  const { status, stdout } = await runNew(root, flags({ business: 'Ace', 'ds-product': 'ace', installments: '6' }), {
    isTTY: true,
    typed: ['Curso Ace', 'acme', 'ace'],
  });
  expect(status).toBe(0);
  expect(stdout).toContain('a pasta só pode ter letras minúsculas sem acento, números e hífens, como acme');
  expect(stdout).toContain('já existe brands/acme');
});

test('guiche brand new returns to earlier questions on < and keeps the later answers', async () => {
  const root = sampleRoot();
  const { name: _, domain: __, product: ___, ...given } = answers;
  const options = { ...given, 'ds-product': 'ace', installments: '6' };
  const args = ['ace', ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)];
  const typed = ['<', 'Curso Aec', '', 'ACE', '<', '<', '<', 'Curso Ace', '', '', 'ace.example'];
  const { status, stdout, stderr } = await runNew(root, args, { isTTY: true, typed });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const shown = stripVTControlCharacters(stdout);
  expect(shown).toContain('< volta à pergunta anterior');
  expect(shown).toContain('◆  Código do produto (?product=)\n│  ACE\n');
  expect(shown).toContain('◆  Nome da empresa\n│  Curso Ace\n');
  expect(read(root, brand)).not.toContain('Curso Aec');
  expect(JSON.parse(read(root, brand))).toMatchObject({
    BR: { productName: 'Curso Ace', productCode: 'ACE', domain: 'ace.example' },
  });
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s at a question ends the command and writes nothing', async (_, leave) => {
  const root = sampleRoot();
  const { status } = await runNew(root, ['ace'], { isTTY: true, typed: ['Curso Ace', 'Ace', leave] });
  expect(status).toBe(130);
  expect(readdirSync(path.join(root, 'brands'))).toEqual(['_base', 'acme', 'beta']);
});

test.each([
  ['pt-BR', 'obrigatória'],
  ['en', 'required'],
])('guiche brand new --help in %s marks the required options', async (language, mark) => {
  const { stdout } = await runNew(sampleRoot(), ['--help', '--lang', language]);
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
  async (option, value, language, told) => {
    const { status, stderr } = await runNew(sampleRoot(), ['ace', ...flags({ [option]: value }), '--lang', language]);
    expect(status).toBe(2);
    expect(stderr).toContain(told);
  },
);
