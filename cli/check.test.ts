import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFixLock } from '../checks/change/with-fix-lock';
import { makeSample } from '../checks/testing/make-sample';
import { runGuiche } from './testing/run-guiche';

const script = path.resolve('cli/guiche.mjs');
const flow = 'flows/acme.json';
const copy = 'brands/acme/copy.pt-BR.json';
const brand = 'brands/acme/brand.json';

function sampleRoot(): string {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function replaceIn(root: string, file: string, text: string, by: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  if (!before.includes(text)) throw new RangeError(`${file} does not have ${text}`);
  writeFileSync(path.join(root, file), before.replace(text, by));
}

const misspell = (root: string) => replaceIn(root, flow, '"templateId": "payment"', '"templateId": "paymnet"');
const environment = { ...process.env, NO_COLOR: '1' };

/** A module that lets its process send itself a signal once it has renamed a file to `name`, whatever runs beside. */
const signalItself = (signal: NodeJS.Signals, name: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => {
      renameSync(from, to);
      if (to.endsWith('${name}')) process.kill(process.pid, '${signal}');
    };
    syncBuiltinESMExports();
  `)}`;

/** Runs `guiche …` in a folder as a separate process. */
function spawnGuiche(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    env: environment,
  });
  return { status, stdout, stderr };
}

describe('guiche check', () => {
  test('exits with 0 on a configuration without errors', async () => {
    const { status, stdout } = await runGuiche(sampleRoot(), ['check']);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Nenhum erro \(\d+ arquivos verificados em \d+,\d s\)\.\n$/),
    });
  });

  test('shows a wrong templateId with its source line and exits with 1', async () => {
    const root = sampleRoot();
    misspell(root);
    const { status, stdout } = await runGuiche(root, ['check']);
    expect(status).toBe(1);
    expect(stdout.replace(/\(.* verificados em .* s\)/, '(n verificados em t s)')).toBe(
      [
        'erro[template-unknown] não existe o modelo "paymnet"',
        ' ╭─ flows/acme.json:8:21',
        '8 │       "templateId": "paymnet",',
        '  │                     ^^^^^^^^^',
        '  │ troque por "payment"   (npx guiche check --fix corrige)',
        '1 erro em 1 arquivo (n verificados em t s). 1 corrigível.',
        'Alguns arquivos não foram verificados por inteiro: corrija e rode de novo.',
        '',
      ].join('\n'),
    );
  });

  test('says once, in its text output only, that some files were not fully checked', async () => {
    const root = sampleRoot();
    const reported = /verificados por inteiro/g;
    misspell(root);
    replaceIn(root, 'brands/acme/brand.json', '"order": 10', '"ordre": 10');
    expect((await runGuiche(root, ['check'])).stdout.match(reported)).toHaveLength(1);
    expect((await runGuiche(root, ['check', 'brands/beta'])).stdout).not.toMatch(reported);
    for (const format of ['json', 'github', 'sarif', 'markdown']) {
      expect((await runGuiche(root, ['check', '--format', format])).stdout).not.toMatch(reported);
    }
    const other = sampleRoot();
    replaceIn(other, copy, '"submit"', '"submitt"');
    const { status, stdout } = await runGuiche(other, ['check']);
    expect(status).toBe(1);
    expect(stdout).not.toMatch(reported);
  });

  test.each([
    ['pretty', 'a line of its own', 'x\\n::stop-commands::abc'],
    ['pretty', 'a colour of its own', 'x\\u001b[31m::stop-commands::abc'],
    ['github', 'a line of its own', 'x\\n::stop-commands::abc'],
    ['github', 'an old command', 'x\\r##[stop-commands]abc'],
    ['github', 'lines of Unicode', 'x\\u2028\\u0085::stop-commands::abc'],
    ['markdown', 'a line of its own', 'x\\n::stop-commands::abc'],
    ['markdown', 'a row of its own', 'x\\u2028| a |\\r##[group]b'],
    ['json', 'an old command', 'x\\n##[stop-commands]\\u2028abc'],
    ['sarif', 'an old command', 'x\\n##[stop-commands]\\u009babc'],
  ])('prints as %s only its own lines for a key with %s', async (format, _, key) => {
    const root = sampleRoot();
    const lines = async () => (await runGuiche(root, ['check', '--format', format])).stdout.split('\n');
    replaceIn(root, brand, '"order": 10', '"order": 10, "x": 1');
    const usual = await lines();
    replaceIn(root, brand, '"x": 1', `"${key}": 1`);
    const printed = await lines();
    expect(printed).toHaveLength(usual.length);
    expect(printed.filter((line) => /^\s*::(?!error file=)|##\[|[\p{Cc}\p{Zl}]/u.test(line))).toEqual([]);
    if (format === 'json') expect(JSON.parse(printed.join('\n')).findings[0].message).toContain('##[stop-commands]');
  });

  test('reports in English with --lang en', async () => {
    const root = sampleRoot();
    misspell(root);
    const { stdout } = await runGuiche(root, ['check', '--lang', 'en']);
    expect(stdout).toContain('error[template-unknown] there is no template "paymnet"');
    expect(stdout).toMatch(
      /1 error in 1 file \(\d+ checked in \d+\.\d s\)\. 1 fixable\.\nNot every file was checked in full: mend and run again\.\n$/,
    );
  });

  test('counts as fixable only what --fix mends in the given folder', async () => {
    const root = sampleRoot();
    replaceIn(
      root,
      flow,
      '"templateId": "lead",',
      '"templateId": "lead", "props": { "media": { "picture": "canvass.svg" } },',
    );
    const countFixable = async (...args: string[]) => {
      const { stdout } = await runGuiche(root, ['check', ...args, '--format', 'json']);
      return (JSON.parse(stdout) as { counts: object }).counts;
    };
    expect(await countFixable('brands/acme')).toMatchObject({ errors: 1, fixable: 0 });
    expect(await countFixable()).toMatchObject({ errors: 1, fixable: 1 });
    expect(await countFixable('brands/acme', '--fix')).toMatchObject({ errors: 1, fixable: 0 });
  });

  test('checks only the given folder or file', async () => {
    const root = sampleRoot();
    misspell(root);
    expect((await runGuiche(root, ['check', 'brands/acme'])).status).toBe(0);
    expect((await runGuiche(path.join(root, 'flows'), ['check', 'acme.json'])).status).toBe(1);
  });

  test.each(['brands/acme', 'brands/beta', 'brands/beta/brand.json'])(
    'reports an order shared by two brands when it checks %s',
    async (where) => {
      const root = sampleRoot();
      replaceIn(root, 'brands/beta/brand.json', '"order": 20', '"order": 10');
      const { status, stdout } = await runGuiche(root, ['check', where]);
      expect(status).toBe(1);
      expect(stdout).toContain('erro[order-duplicate]');
    },
  );

  test.each([
    ['brands/acme', 1],
    ['brands/acme/brand.json', 1],
    ['brands/beta', 0],
  ])('reports acme’s unknown plan only if it checks acme: %s', async (where, expected) => {
    const root = sampleRoot();
    replaceIn(root, 'flows/acme.json', '"props": {', '"props": { "plan": { "planType": "monthly" },');
    const { status, stdout } = await runGuiche(root, ['check', where]);
    expect(status).toBe(expected);
    expect(stdout.includes('erro[plan-unknown]')).toBe(expected === 1);
  });

  test.each([
    ['a folder without brands', ['check', tmpdir()]],
    ['a folder that does not exist', ['check', '/nowhere/at/all']],
    ['an option that does not exist', ['check', '--fast']],
    ['a format that does not exist', ['check', '--format', 'xml']],
    ['a language that does not exist', ['check', '--lang', 'fr']],
    ['a command that does not exist', ['chekc']],
    ['a git reference outside a repository', ['check', '--since', 'main']],
  ])('exits with 2 and explains the reason on stderr: %s', async (_, args) => {
    const { status, stdout, stderr } = await runGuiche(sampleRoot(), args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.length).toBeGreaterThan(20);
    expect(stderr).not.toContain('    at ');
  });

  test('suggests brands/acme for the bare brand name acme', async () => {
    const { status, stderr } = await runGuiche(sampleRoot(), ['check', 'acme']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'guiche: acme não existe; talvez brands/acme\n',
    });
  });

  test('prints no control characters from a configuration file', async () => {
    const root = sampleRoot();
    const name = '"business": "\\u001b[2Jacme \u009b31m"';
    replaceIn(root, 'brands/acme/brand.json', '"business": "acme"', name);
    replaceIn(root, 'brands/beta/brand.json', '"business": "beta"', '"business": "be\u202eta"');
    const { stdout } = await runGuiche(root, ['check']);
    expect(stdout).toContain('erro[value-format]');
    expect(stdout).toContain('erro[sign-invisible]');
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\p{Cf}/u);
  });

  test('colours its output only in a terminal that allows colour', async () => {
    const root = sampleRoot();
    misspell(root);
    expect((await runGuiche(root, ['check'])).stdout).not.toContain('\u001b');
    expect((await runGuiche(root, ['check'], { isTTY: true })).stdout).toContain('\u001b[31m');
    expect((await runGuiche(root, ['check'], { isTTY: true, env: { NO_COLOR: '1' } })).stdout).not.toContain('\u001b');
    expect((await runGuiche(root, ['check'], { isTTY: true, env: { TERM: 'dumb' } })).stdout).not.toContain('\u001b');
  });
});

describe('--format', () => {
  async function report(format: string): Promise<string> {
    const root = sampleRoot();
    misspell(root);
    for (let index = 0; index < 12; index += 1) writeFileSync(path.join(root, `brands/beta/a,b%${index}.txt`), '');
    return (await runGuiche(root, ['check', '--format', format])).stdout;
  }

  test('json contains every finding and no path of the machine', async () => {
    const text = await report('json');
    const { version, counts, findings } = JSON.parse(text) as { version: number; counts: object; findings: unknown[] };
    expect({ version, counts }).toEqual({ version: 1, counts: { errors: 1, warnings: 12, files: 13, fixable: 1 } });
    expect(findings).toHaveLength(13);
    expect(findings.at(-1)).toMatchObject({
      code: 'template-unknown',
      group: 'flow',
      file: flow,
      line: 8,
      column: 21,
      endColumn: 30,
      help: 'troque por "payment"',
      fix: [{ length: 9, replacement: '"payment"' }],
    });
    expect(text).not.toContain(tmpdir());
  });

  test('github annotates ten warnings and summarises the rest in one line', async () => {
    const lines = (await report('github')).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10);
    expect(lines).toContainEqual(
      '::error file=flows/acme.json,line=8,col=21,endColumn=29,title=template-unknown::não existe o modelo "paymnet"%0Atroque por "payment"',
    );
    expect(lines).toContainEqual(expect.stringContaining('file=brands/beta/a%2Cb%250.txt,line=1'));
    expect(lines.filter((line) => line.startsWith('Mais 2 avisos, em brands/beta/a'))).toHaveLength(1);
  });

  test('sarif names the rules, the regions and the fixes', async () => {
    const { version, runs } = JSON.parse(await report('sarif')) as {
      version: string;
      runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };
    const [run] = runs;
    expect(version).toBe('2.1.0');
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['file-unknown', 'template-unknown']);
    expect(run?.results.at(-1)).toMatchObject({
      ruleId: 'template-unknown',
      ruleIndex: 1,
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: flow, uriBaseId: '%SRCROOT%' },
            region: { startLine: 8, startColumn: 21, endColumn: 30 },
          },
        },
      ],
      fixes: [
        {
          artifactChanges: [
            { replacements: [{ deletedRegion: { charLength: 9 }, insertedContent: { text: '"payment"' } }] },
          ],
        },
      ],
    });
  });

  test('markdown escapes texts and file names inside its table', async () => {
    const root = sampleRoot();
    replaceIn(root, 'brands/acme/brand.json', '"business": "acme"', '"business": "a|b <img src=x> `c`"');
    const { stdout } = await runGuiche(root, ['check', '--format', 'markdown']);
    const row = stdout.split('\n').find((line) => line.includes('value-format'));
    expect(row?.match(/(?<!\\)\|/g)).toHaveLength(6);
    expect(row).toContain('a\\|b \\<img src=x\\> \\`c\\`');
    writeFileSync(path.join(root, 'brands/beta/a|b.txt'), '');
    const named = (await runGuiche(root, ['check', '--format', 'markdown'])).stdout;
    expect(named).toContain('| brands/beta/a\\|b.txt:1 |');
  });
});

describe('--since', () => {
  const inBrands = (root: string, brand: string) => path.join(root, 'brands', brand);

  function repository(): string {
    const root = sampleRoot();
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { stdio: 'pipe' });
    replaceIn(root, copy, '"frame": {', '"frame": { "securee": "Aqui",');
    replaceIn(root, copy, '"submit"', '"submitt"');
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'first');
    return root;
  }

  test.each<[where: string, change: (root: string) => void]>([
    ['in an unchanged file', () => undefined],
    ['in a changed file', (root) => replaceIn(root, copy, '{', '{\n')],
    [
      'after a new text in the base copy',
      (root) => {
        for (const language of ['pt-BR', 'pt-MZ'])
          replaceIn(root, `brands/_base/copy.${language}.json`, '"frame": {', '"frame": { "fim": "Fim",');
      },
    ],
    ['in a renamed brand', (root) => renameSync(inBrands(root, 'acme'), inBrands(root, 'gamma'))],
  ])('passes with an old warning %s', async (_, change) => {
    const root = repository();
    change(root);
    const { status, stdout } = await runGuiche(root, ['check', '--since', 'main']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('aviso[copy-key-unused]') });
  });

  test.each(['pretty', 'markdown', 'github'])('marks old warnings for people in the format %s', async (format) => {
    const root = repository();
    writeFileSync(path.join(root, 'brands/beta/tehme.json'), '{}');
    const { stdout } = await runGuiche(root, ['check', '--since', 'main', '--format', format]);
    expect(stdout.split('(já existia)')).toHaveLength(3);
    expect(stdout).toContain('1 aviso novo em 1 arquivo; 2 já existiam');
  });

  test.each<[where: string, change: (root: string) => void]>([
    ['in a changed file', (root) => replaceIn(root, copy, '"submitt"', '"submittt"')],
    ['in a new file', (root) => writeFileSync(path.join(root, 'brands/beta/tehme.json'), '{}')],
    [
      'in an unchanged file that the change affects',
      (root) => replaceIn(root, 'brands/acme/theme.json', '"art": "canvas.svg"', ''),
    ],
  ])('fails on a new warning %s', async (_, change) => {
    const root = repository();
    change(root);
    const { status, stdout } = await runGuiche(root, ['check', '--since', 'main', '--format', 'json']);
    const { findings } = JSON.parse(stdout) as { findings: { isNew: boolean; severity: string }[] };
    expect(findings.filter(({ isNew }) => isNew).map(({ severity }) => severity)).toEqual(['warning']);
    expect(status).toBe(1);
  });

  test('marks a duplicate order as changed even in the brand that did not change', async () => {
    const root = repository();
    replaceIn(root, 'brands/acme/brand.json', '"order": 10', '"order": 20');
    const { stdout } = await runGuiche(root, ['check', '--since', 'main', '--format', 'json']);
    const { findings } = JSON.parse(stdout) as { findings: { code: string; isChanged: boolean; file: string }[] };
    expect(findings[0]).toMatchObject({ code: 'order-duplicate', file: 'brands/beta/brand.json', isChanged: true });
  });

  test('fails on an error even if it is not new', async () => {
    const root = repository();
    rmSync(path.join(root, copy));
    misspell(root);
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qam', 'broken']);
    const { status, stdout } = await runGuiche(root, ['check', '--since', 'HEAD', '--format', 'json']);
    expect(status).toBe(1);
    const { findings } = JSON.parse(stdout) as { findings: { isNew: boolean; severity: string }[] };
    expect(findings).toContainEqual(expect.objectContaining({ severity: 'error', isNew: false }));
  });

  test.each(['nowhere', '--upload-pack=touch', ''])('rejects %j as a git reference', async (ref) => {
    expect((await runGuiche(repository(), ['check', `--since=${ref}`])).status).toBe(2);
  });

  test.each([
    ['nada', 'pt-BR', 'guiche: o ramo, tag ou commit "nada" não existe aqui\n'],
    ['nada', 'en', 'guiche: there is no branch, tag or commit "nada" here\n'],
    ['origin/main', 'en', 'guiche: there is no branch, tag or commit "origin/main" here; git fetch may bring it\n'],
  ])('reports the unknown git reference %s in %s', async (ref, language, reported) => {
    expect((await runGuiche(repository(), ['check', '--since', ref, '--lang', language])).stderr).toBe(reported);
  });

  const dropZero = (root: string) =>
    replaceIn(
      root,
      brand,
      /"amount": 114000,[^}]*"planId"/.exec(readFileSync(path.join(root, brand), 'utf8'))?.[0] ?? '',
      '"amount": 11400, "installments": 12, "planId"',
    );

  test.each<[where: string, change: (root: string) => void, file: string]>([
    ['of a brand', () => undefined, brand],
    [
      'of a brand that was renamed',
      (root) => renameSync(inBrands(root, 'acme'), inBrands(root, 'gamma')),
      'brands/gamma/brand.json',
    ],
  ])('compares the prices %s', async (_, change, file) => {
    const root = repository();
    dropZero(root);
    change(root);
    const { status, stdout } = await runGuiche(root, ['check', '--since', 'main', '--format', 'json']);
    const { findings } = JSON.parse(stdout) as { findings: { isNew: boolean; code: string; file: string }[] };
    expect(findings.filter(({ isNew }) => isNew)).toMatchObject([{ code: 'price-jump', file }]);
    expect(status).toBe(1);
  });

  test('compares no prices when it is absent', async () => {
    const root = repository();
    dropZero(root);
    expect((await runGuiche(root, ['check'])).stdout).not.toContain('price-jump');
  });

  test.each([[['--since', 'main']], [[]]])('accepts a waiver for a price: check %j', async (args) => {
    const root = repository();
    dropZero(root);
    const waiver = '{ "code": "price-jump", "reason": "Promoção de inverno.", "until": "2099-12-31" }';
    replaceIn(root, brand, '"order": 10,', `"order": 10, "waivers": [${waiver}],`);
    const { stdout } = await runGuiche(root, ['check', ...args]);
    expect(stdout).not.toMatch(/price-jump|waiver/);
  });

  test('is needed to pass with an old warning', async () => {
    expect((await runGuiche(repository(), ['check'])).status).toBe(1);
  });
});

describe('--fix', () => {
  test('fixes an error, reports the change, and leaves nothing to fix', () => {
    const root = sampleRoot();
    const before = readFileSync(path.join(root, flow), 'utf8');
    misspell(root);
    const { status, stderr } = spawnGuiche(root, 'check', '--fix');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: [
        'flows/acme.json:8',
        '  - "templateId": "paymnet",',
        '  + "templateId": "payment",',
        '1 corrigido em 1 arquivo.',
        '',
      ].join('\n'),
    });
    expect(readFileSync(path.join(root, flow), 'utf8')).toBe(before);
    expect(spawnGuiche(root, 'check', '--fix').stderr).toBe('');
  });

  test.each([
    [['fla'], 'pt-BR', '1 corrigido em 1 arquivo.\n'],
    [['fla', 'flb'], 'pt-BR', '2 corrigidos em 2 arquivos.\n'],
    [['fla'], 'en', '1 fixed in 1 file.\n'],
    [['fla', 'flb'], 'en', '2 fixed in 2 files.\n'],
  ])('reports the number of fixes in the chosen language: %j in %s', async (names, language, reported) => {
    const root = sampleRoot();
    const good = readFileSync(path.join(root, flow), 'utf8');
    for (const name of names)
      writeFileSync(path.join(root, `flows/${name}.json`), good.replace('"payment"', '"paymnet"'));
    const { stderr } = await runGuiche(root, ['check', '--fix', '--lang', language]);
    expect(stderr.endsWith(`\n${reported}`)).toBe(true);
    expect(stderr.match(/^flows\/fl[ab]\.json:\d+$/gm)).toHaveLength(names.length);
  });

  test.each([
    ['pretty', '╭─ ../../flows/acme.json:8:21'],
    ['json', '"file": "flows/acme.json"'],
    ['sarif', '"uri": "flows/acme.json"'],
    ['github', '::error file=flows/acme.json,'],
    ['markdown', ' flows/acme.json:8 '],
  ])(
    'without --fix, only the pretty report names files relative to the current folder: %s',
    async (format, reported) => {
      const root = sampleRoot();
      misspell(root);
      const { stdout } = await runGuiche(path.join(root, 'brands/acme'), ['check', root, '--format', format]);
      expect(stdout).toContain(reported);
    },
  );

  test('shows each fix with a file path relative to the current folder', async () => {
    const root = sampleRoot();
    replaceIn(root, brand, '"order": 10,', '"order": 10, // um');
    replaceIn(root, 'brands/acme/copy.pt-BR.json', '"submit"', '"submitt"');
    const { stderr } = await runGuiche(path.join(root, 'brands'), ['check', '--fix', 'acme']);
    expect(stderr).toContain('../brands/acme/brand.json:3\n  - "order": 10, // um\n  + "order": 10,');
    expect(stderr).toMatch(
      /^\.\.\/brands\/acme\/copy\.pt-BR\.json:\d+\n {2}- "submitt": "Continuar",?\n {2}\+ "submit": "Continuar",?\n/m,
    );
    expect(stderr).toMatch(/\n2 corrigidos em 2 arquivos\.\n$/);
  });

  test('shows a line with two fixes only once', async () => {
    const root = sampleRoot();
    const text = readFileSync(path.join(root, brand), 'utf8');
    const onOneLine = text.replace(
      /"amount": 114000,\s+"cycleAmount": 9500,/,
      '"amount": "114000", "cycleAmount": "9500",',
    );
    writeFileSync(path.join(root, brand), onOneLine);
    const { stderr } = await runGuiche(root, ['check', '--fix']);
    const lines = ['  - "amount": "114000", "cycleAmount": "9500",', '  + "amount": 114000, "cycleAmount": 9500,'];
    expect(stderr).toMatch(/^brands\/acme\/brand\.json:\d+\n/);
    expect(stderr.split('\n').slice(1)).toEqual([...lines, '2 corrigidos em 1 arquivo.', '']);
  });

  test('shows only the deleted line, not its neighbours', async () => {
    const root = sampleRoot();
    const waiver = '{ "code": "contrast-aa", "reason": "A paleta nova chega.", "until": "2027-01-31" }';
    replaceIn(root, brand, '"order": 10,', `"order": 10,\n  "waivers": [\n    ${waiver}\n  ],`);
    const { stderr } = await runGuiche(root, ['check', '--fix']);
    expect(stderr).toMatch(/^brands\/acme\/brand\.json:\d+\n {2}- /);
    expect(stderr).toContain(waiver);
    expect(stderr).not.toContain('"order"');
    expect(stderr).not.toContain('"flows"');
  });

  test.each(['json', 'github', 'sarif', 'markdown'])(
    'prints only the number of fixes to stderr with --format %s',
    async (format) => {
      const root = sampleRoot();
      misspell(root);
      const { stderr } = await runGuiche(root, ['check', '--fix', '--format', format]);
      expect(stderr).toBe('1 corrigido em 1 arquivo.\n');
    },
  );

  test('refuses to start while another process is fixing the same project', async () => {
    const root = sampleRoot();
    misspell(root);
    const holder = spawn(process.execPath, ['--import', 'tsx', 'checks/testing/hold-lock-child.ts', root], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    const { status, stderr } = spawnGuiche(root, 'check', '--fix');
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('em andamento') });
    expect(readFileSync(path.join(root, flow), 'utf8')).toContain('paymnet');
    holder.kill('SIGINT');
    await once(holder, 'exit');
    expect(spawnGuiche(root, 'check', '--fix').status).toBe(0);
  });

  test('starts despite the old lock of a killed process', async () => {
    const root = sampleRoot();
    misspell(root);
    const holder = spawn(process.execPath, ['--import', 'tsx', 'checks/testing/hold-lock-child.ts', root], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const old = new Date(Date.now() - 60_000);
    utimesSync(findFixLock(root), old, old);
    expect(spawnGuiche(root, 'check', '--fix').status).toBe(0);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    '%s during the run leaves each file either unchanged or completely fixed',
    async (signal) => {
      const root = sampleRoot();
      const files = Array.from({ length: 150 }, (_, index) => `flows/many-${index}.json`);
      const good = readFileSync(path.join(root, flow), 'utf8');
      const bad = good.replace('"templateId": "payment"', '"templateId": "paymnet"');
      for (const file of files) writeFileSync(path.join(root, file), bad);
      const args = ['--import', signalItself(signal, `many-${files.length / 2}.json`), script, 'check', '--fix'];
      await once(spawn(process.execPath, args, { cwd: root, env: environment, stdio: 'ignore' }), 'exit');
      const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
      expect(texts.filter((text) => text !== good && text !== bad)).toEqual([]);
      expect(texts).toContain(good);
      if (signal === 'SIGKILL') {
        expect(texts).toContain(bad);
        const old = new Date(Date.now() - 60_000);
        utimesSync(findFixLock(root), old, old);
      }
      const again = spawnGuiche(root, 'check', '--fix');
      expect(again.status, again.stderr).not.toBe(2);
      expect(files.map((file) => readFileSync(path.join(root, file), 'utf8')).filter((text) => text !== good)).toEqual(
        [],
      );
    },
  );
});

test('guiche check finds no errors or warnings in this project', () => {
  const { status, stdout } = spawnGuiche(process.cwd(), 'check');
  expect(stdout).toMatch(/^Nenhum erro/);
  expect(status).toBe(0);
});

test('guiche check runs from any folder on a given project', () => {
  const root = sampleRoot();
  expect(spawnGuiche(tmpdir(), 'check', root).status).toBe(0);
  misspell(root);
  expect(spawnGuiche(tmpdir(), 'check', root).status).toBe(1);
});
