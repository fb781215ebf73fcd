import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigSource } from '../../catalogue/source/config-source';
import { type FileKind, fileKinds } from '../../catalogue/source/file-kinds';
import { JsonText } from '../../catalogue/source/json-text';
import { readConfigFiles } from '../disk/read-config-files';
import type { ConfigFinding } from '../findings/config-finding';
import { FindingList } from '../findings/finding-list';
import { locateFinding } from '../findings/locate-finding';
import { reportFiles } from './report-files';

const file = 'brands/acme/copy.pt-BR.json';

/** A folder on the disk, and what reading it gives. It is read at the first use of the source. */
function makeSource() {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-source-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['brands/acme', 'flows', 'templates']) mkdirSync(path.join(root, folder), { recursive: true });
  const findings: ConfigFinding[] = [];
  let opened: ConfigSource | undefined;
  const use = <T>(run: (source: ConfigSource) => T): T => {
    opened ??= new ConfigSource(readConfigFiles(root));
    const result = run(opened);
    const list = new FindingList();
    reportFiles(opened, list);
    findings.splice(0, findings.length, ...list.all);
    return result;
  };
  const source = {
    read: <T>(name: string, kind: FileKind<T>) => use((one) => one.read(name, kind)),
    list: (folder: string) => use((one) => one.list(folder)),
    get broken() {
      return opened?.broken;
    },
  };
  return { root, source, findings };
}

/** Findings from reading a text as a brand's copy, with their places. */
function read(text: string | Buffer) {
  const { root, source, findings } = makeSource();
  writeFileSync(path.join(root, file), text);
  const value = source.read(file, fileKinds.copy);
  const reported = findings.map((finding) => {
    const { code, line, column } = locateFinding(finding, new JsonText(text.toString()));
    return `${code} ${line}:${column}`;
  });
  return { value, reported, findings, source };
}

describe('reading a configuration file', () => {
  it('returns its value', () => {
    expect(read('{ "lead": { "title": "Olá" } }')).toMatchObject({ value: { lead: { title: 'Olá' } }, reported: [] });
  });

  it('reports a byte order mark, and keeps the places of other findings', () => {
    expect(read('\uFEFF{\n  "lead": { "title": 1 }\n}').reported).toEqual(['file-bom 1:1', 'value-type 2:22']);
  });

  it('gives the right line in a file with Windows line endings', () => {
    expect(read('{\r\n  "lead": {\r\n    "title": 1\r\n  }\r\n}\r\n').reported).toEqual(['value-type 3:14']);
  });

  it.each([
    ['and reads its value under the new key', '{ "paymentApi": "v1" }', 'v1', '"api"'],
    ['and prefers the new key when both are present', '{ "paymentApi": "v1", "api": "v2" }', 'v2', undefined],
  ])('reports a deprecated key %s', (_, payment, api, replacement) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    writeFileSync(path.join(root, 'brands/_base/br.json'), `{ "payment": ${payment} }`);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toEqual({ payment: { api } });
    expect(findings).toMatchObject([
      { code: 'key-deprecated', severity: 'warning', place: { offset: 15, length: 12 } },
    ]);
    expect(findings[0]?.fix).toEqual(replacement && { kind: 'replace-text', offset: 15, length: 12, replacement });
  });

  it('reports a wrong value under a deprecated key at its place', () => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    const text = '{\n  "payment": {\n    "paymentApi": "v3"\n  }\n}';
    writeFileSync(path.join(root, 'brands/_base/br.json'), text);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const reported = findings.map((finding) => locateFinding(finding, new JsonText(text)));
    expect(reported.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      'key-deprecated 3:5',
      'value-not-allowed 3:19',
    ]);
  });

  it.each([
    ['"1.188,00"', 118_800],
    ['"R$ 1188,00"', 118_800],
    ['"9.500,00 MT"', 950_000],
    ['"118800"', 118_800],
    ['"1188.50"', 118_850],
    ['"9900.00"', 990_000],
    ['"9,900.00"', 990_000],
    ['"1.188"', undefined],
    ['"72.000"', undefined],
    ['"72,000"', undefined],
    ['"doze"', undefined],
    ['"12x"', undefined],
    ['1188.5', undefined],
  ])('reports the price %s and proposes %s', (amount, intended) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    const plan = `{ "amount": ${amount}, "planId": { "test": "T", "homolog": "H", "production": "P" } }`;
    writeFileSync(path.join(root, 'brands/_base/br.json'), `{ "plans": { "yearly": ${plan} } }`);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const [finding, ...others] = findings.filter(({ code }) => code === 'value-type');
    expect([finding?.code, others]).toEqual(['value-type', []]);
    expect(finding?.fix).toEqual(intended && { kind: 'set-value', value: intended });
  });

  it.each([
    '{ "lead": { "amount": "9900.00" } }',
    '{ "lead": { "title": "\\"amount\\": 9900.00" } }',
    '{ "lead": { "title": "9.00" } }',
  ])('accepts a price inside a text: %s', (text) => {
    expect(read(text).reported).toEqual([]);
  });

  it.each([
    ['"144,00"', undefined],
    ['"144px"', 144],
    ['"144 PX"', 144],
    ['"12x"', 12],
    ['"doze vezes"', undefined],
    ['"1,5x"', undefined],
  ])('reports %s in place of a whole number and proposes %s', (written, intended) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    writeFileSync(path.join(root, 'brands/_base/br.json'), `{ "logoWidth": ${written} }`);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const fix = intended && { kind: 'set-value', value: intended };
    expect(findings.map((finding) => [finding.code, finding.fix])).toEqual([['value-type', fix]]);
  });

  it.each([
    ['{ "productName": 00123 }', '"00123"'],
    ['{ "logoWidth": 0144 }', undefined],
    ['{ "color": 001122 }', undefined],
  ])('reports a number with a leading zero, with a fix to a text only if that is valid: %s', (text, replacement) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    writeFileSync(path.join(root, 'brands/_base/br.json'), text);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const fix = replacement && { kind: 'replace-text', offset: text.indexOf('00'), length: 5, replacement };
    expect(findings.map(({ code, fix }) => [code, fix])).toEqual([['json-syntax', fix]]);
  });

  it('refuses a file that is nested ten thousand levels deep', () => {
    expect(read(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`).reported).toEqual(['file-too-deep 1:1']);
    expect(read('['.repeat(10_000)).reported).toEqual(['file-too-deep 1:1']);
    expect(read(`${'['.repeat(60_000)}"TODO: x"${']'.repeat(60_000)}`).reported).toEqual(['file-too-deep 1:1']);
  });

  it('refuses a file of fifty megabytes without loading it', () => {
    const { root, source, findings } = makeSource();
    writeFileSync(path.join(root, file), '{}');
    truncateSync(path.join(root, file), 50_000_000);
    const before = process.memoryUsage().rss;
    expect(source.read(file, fileKinds.copy)).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
    expect(findings.map(({ code }) => code)).toEqual(['file-too-large']);
  });

  it.each([
    ['in Latin-1', Buffer.from('{ "lead": { "title": "Olá" } }', 'latin1')],
    ['in UTF-16', Buffer.from('\uFEFF{ "lead": {} }', 'utf16le')],
    ['that is cut off in the middle of a character', Buffer.from('{ "lead": { "title": "Olá').subarray(0, -1)],
  ])('refuses a file %s', (_, bytes) => {
    expect(read(bytes).reported).toEqual([expect.stringMatching(/^file-encoding 1:/)]);
  });
});

describe('a duplicate key', () => {
  it('is reported at the first one, whose value is lost', () => {
    const { reported, findings } = read('{\n  "lead": { "title": "a" },\n  "lead": { "title": "b" }\n}');
    expect(reported).toEqual(['key-duplicate 2:3']);
    expect(findings[0]?.fix).toBeUndefined();
  });

  it('gets a fix when both values are equal', () => {
    expect(read('{ "lead": { "title": "a", "title": "a" } }').findings[0]?.fix).toEqual({ kind: 'remove' });
  });

  it.each([
    '{ "lead": { "a": "x: y", "b": "{\\"c\\": 1}" } }',
    '{ "lead": { "a": "\\\\", "b": ":" } }',
    '{ "$schema": "https://a:b" }',
  ])('is not confused with punctuation inside texts: %s', (text) => {
    expect(read(text).reported).toEqual([]);
  });

  it('is found when one key has a Unicode escape', () => {
    expect(read('{ "lead": { "title": "a", "t\\u0069tle": "b" } }').reported).toEqual(['key-duplicate 1:13']);
  });
});

it('content pasted from another kind of file gives one finding, despite its other mistakes', () => {
  const schema = '"$schema": "../../schemas/theme.schema.json"';
  const { value, reported, findings, source } = read(
    `\uFEFF{ ${schema}, "lead": { "a": "TODO", "a": "TODO" }, "light": 1 }`,
  );
  expect({ value, reported }).toEqual({ value: undefined, reported: ['schema-mismatch 1:15'] });
  expect(findings[0]?.fix).toBeUndefined();
  expect(source.broken).toEqual(new Set([file]));
});

it('a wrong path of a schema is reported beside another mistake', () => {
  expect(read('{ "$schema": "copy.json", "lead": 1 }').reported).toEqual(['schema-path 1:14', 'value-type 1:35']);
});

it.each(['{ "__proto__": { "a": "b" } }', '{ "lead": { "\\u005f_proto__": "b" } }'])(
  'a key __proto__ is refused: %s',
  (text) => {
    const { value, reported } = read(text);
    expect({ value, reported }).toEqual({ value: undefined, reported: [expect.stringMatching(/^proto-key 1:/)] });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  },
);

describe('an entry of a brand folder that is no plain file', () => {
  function list(make: (folder: string, root: string) => void) {
    const { root, source, findings } = makeSource();
    const folder = path.join(root, 'brands/acme');
    writeFileSync(path.join(folder, 'brand.json'), '{}');
    make(folder, root);
    return { names: source.list('brands/acme').files, codes: findings.map(({ code }) => code) };
  }

  it.each<[what: string, code: string, make: (folder: string, root: string) => void]>([
    ['a folder named theme.json', 'file-is-folder', (folder) => mkdirSync(path.join(folder, 'theme.json'))],
    ['a named pipe', 'file-unreadable', (folder) => execFileSync('mkfifo', [path.join(folder, 'theme.json')])],
    [
      'a link to a file outside the project',
      'file-outside',
      (folder) => symlinkSync('/etc/hostname', path.join(folder, 'theme.json')),
    ],
    [
      'a link to a folder outside the project',
      'file-outside',
      (folder, root) => symlinkSync(path.dirname(root), path.join(folder, 'theme.json')),
    ],
    [
      'a link to a missing file',
      'file-missing',
      (folder) => symlinkSync('nothing.json', path.join(folder, 'theme.json')),
    ],
    ['a link to itself', 'file-unreadable', (folder) => symlinkSync('theme.json', path.join(folder, 'theme.json'))],
  ])('%s gives the finding %s', (_, code, make) => {
    expect(list(make)).toEqual({ names: ['brand.json'], codes: [code] });
  });

  it('a refused file is not read and not reported again', () => {
    const { root, source, findings } = makeSource();
    symlinkSync('/etc/hostname', path.join(root, file));
    source.list('brands/acme');
    expect(source.read(file, fileKinds.copy)).toBeUndefined();
    expect(findings.map(({ code }) => code)).toEqual(['file-outside']);
  });

  it('a flows folder that links outside the project is reported and not read', () => {
    const { root, source, findings } = makeSource();
    rmSync(path.join(root, 'flows'), { recursive: true });
    symlinkSync('/etc', path.join(root, 'flows'));
    expect(source.list('flows').files).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(['file-outside']);
  });

  it('a hidden system file is ignored', () => {
    expect(list((folder) => writeFileSync(path.join(folder, '.DS_Store'), ''))).toEqual({
      names: ['brand.json'],
      codes: [],
    });
  });

  it('a link inside the project is accepted', () => {
    expect(list((folder) => symlinkSync('brand.json', path.join(folder, 'theme.json')))).toEqual({
      names: ['brand.json', 'theme.json'],
      codes: [],
    });
  });

  it('files in subfolders are listed by path, without following links', () => {
    const { root, source, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/acme/old/drafts'), { recursive: true });
    for (const name of ['brand.json', 'old/theme.json', 'old/drafts/b.txt', 'old/.DS_Store'])
      writeFileSync(path.join(root, 'brands/acme', name), '');
    symlinkSync('..', path.join(root, 'brands/acme/old/up'));
    expect(source.list('brands/acme')).toEqual({
      files: ['brand.json'],
      folders: ['old'],
      nested: ['old/drafts/b.txt', 'old/theme.json'],
    });
    expect(findings).toEqual([]);
  });

  it('a subfolder is accepted', () => {
    expect(list((folder) => mkdirSync(path.join(folder, 'drafts')))).toEqual({ names: ['brand.json'], codes: [] });
  });
});

it('a missing folder is reported once', () => {
  const { root, source, findings } = makeSource();
  rmSync(path.join(root, 'flows'), { recursive: true });
  expect([source.list('flows'), source.list('flows')].flatMap(({ files, folders }) => [...files, ...folders])).toEqual(
    [],
  );
  expect(findings.map(({ code }) => code)).toEqual(['folder-missing']);
});
