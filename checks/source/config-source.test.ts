import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FindingList } from '../../catalogue/findings/finding-list';
import { ConfigSource } from '../../catalogue/source/config-source';
import { fileKinds } from '../../catalogue/source/file-kinds';
import { JsonText } from '../../catalogue/source/json-text';
import { fileExplainer } from '../file-explainer';
import { locateFinding } from '../findings/locate-finding';

const file = 'brands/acme/copy.pt-BR.json';

function makeSource() {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-source-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'brands/acme'), { recursive: true });
  const findings = new FindingList();
  return { root, source: new ConfigSource(root, findings, { explainer: fileExplainer }), findings: findings.all };
}

/** Findings from reading a text as a brand's copy, with their places. */
function read(text: string | Buffer) {
  const { root, source, findings } = makeSource();
  writeFileSync(path.join(root, file), text);
  const value = source.read(file, fileKinds.copy);
  const told = findings.map((finding) => {
    const { code, line, column } = locateFinding(finding, new JsonText(text.toString()));
    return `${code} ${line}:${column}`;
  });
  return { value, told, findings, source };
}

describe('a file is read', () => {
  it('as the value that it holds', () => {
    expect(read('{ "lead": { "title": "Olá" } }')).toMatchObject({ value: { lead: { title: 'Olá' } }, told: [] });
  });

  it('with a byte order mark, which is told, and keeps the place of what else is wrong', () => {
    expect(read('\uFEFF{\n  "lead": { "title": 1 }\n}').told).toEqual(['file-bom 1:1', 'value-type 2:22']);
  });

  it('with the line ends of Windows', () => {
    expect(read('{\r\n  "lead": {\r\n    "title": 1\r\n  }\r\n}\r\n').told).toEqual(['value-type 3:14']);
  });

  it.each([
    ['as if it had the new one', '{ "paymentApi": "v1" }', 'v1', '"api"'],
    ['and where both stand the new one counts', '{ "paymentApi": "v1", "api": "v2" }', 'v2', undefined],
  ])('with a key under its old name, which is told, %s', (_, payment, api, replacement) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    writeFileSync(path.join(root, 'brands/_base/br.json'), `{ "payment": ${payment} }`);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toEqual({ payment: { api } });
    expect(findings).toMatchObject([
      { code: 'key-deprecated', severity: 'warning', place: { offset: 15, length: 12 } },
    ]);
    expect(findings[0]?.fix).toEqual(replacement && { kind: 'replace-text', offset: 15, length: 12, replacement });
  });

  it('with a wrong value under an old key, which is told where it stands', () => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    const text = '{\n  "payment": {\n    "paymentApi": "v3"\n  }\n}';
    writeFileSync(path.join(root, 'brands/_base/br.json'), text);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const told = findings.map((finding) => locateFinding(finding, new JsonText(text)));
    expect(told.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
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
    ['9900.00', undefined],
    ['9900.0', undefined],
    ['"doze"', undefined],
    ['"12x"', undefined],
    ['1188.5', undefined],
  ])('with the price %s, of which is proposed %s', (amount, meant) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    const plan = `{ "amount": ${amount}, "planId": { "test": "T", "homolog": "H", "production": "P" } }`;
    writeFileSync(path.join(root, 'brands/_base/br.json'), `{ "plans": { "yearly": ${plan} } }`);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const [finding, ...others] = findings.filter(({ code }) => code === 'value-type');
    expect([finding?.code, others]).toEqual(['value-type', []]);
    expect(finding?.fix).toEqual(meant && { kind: 'set-value', value: meant });
  });

  it.each([
    '{ "lead": { "amount": "9900.00" } }',
    '{ "lead": { "title": "\\"amount\\": 9900.00" } }',
    '{ "lead": { "title": "9.00" } }',
  ])('with a price in a text, which is none: %s', (text) => {
    expect(read(text).told).toEqual([]);
  });

  it.each([
    ['"144,00"', undefined],
    ['"144px"', 144],
    ['"144 PX"', 144],
    ['"12x"', 12],
    ['"doze vezes"', undefined],
    ['"1,5x"', undefined],
  ])('with %s for a number that is no amount, of which is proposed %s', (written, meant) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    writeFileSync(path.join(root, 'brands/_base/br.json'), `{ "logoWidth": ${written} }`);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const fix = meant && { kind: 'set-value', value: meant };
    expect(findings.map((finding) => [finding.code, finding.fix])).toEqual([['value-type', fix]]);
  });

  it.each([
    ['{ "productName": 00123 }', '"00123"'],
    ['{ "logoWidth": 0144 }', undefined],
    ['{ "color": 001122 }', undefined],
  ])('with a number that is none, of which a text is made where the file asks for one: %s', (text, replacement) => {
    const { source, root, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/_base'));
    writeFileSync(path.join(root, 'brands/_base/br.json'), text);
    expect(source.read('brands/_base/br.json', fileKinds.brandSettings)).toBeUndefined();
    const fix = replacement && { kind: 'replace-text', offset: text.indexOf('00'), length: 5, replacement };
    expect(findings.map(({ code, fix }) => [code, fix])).toEqual([['json-syntax', fix]]);
  });

  it('not when it is nested ten thousand deep', () => {
    expect(read(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`).told).toEqual(['file-too-deep 1:1']);
    expect(read('['.repeat(10_000)).told).toEqual(['file-too-deep 1:1']);
    expect(read(`${'['.repeat(60_000)}"TODO: x"${']'.repeat(60_000)}`).told).toEqual(['file-too-deep 1:1']);
  });

  it('not when it has fifty megabytes', () => {
    const { root, source, findings } = makeSource();
    writeFileSync(path.join(root, file), '{}');
    truncateSync(path.join(root, file), 50_000_000);
    const before = process.memoryUsage().rss;
    expect(source.read(file, fileKinds.copy)).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
    expect(findings.map(({ code }) => code)).toEqual(['file-too-large']);
  });

  it.each([
    ['Latin-1', Buffer.from('{ "lead": { "title": "Olá" } }', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFF{ "lead": {} }', 'utf16le')],
    ['cut off in the middle of a letter', Buffer.from('{ "lead": { "title": "Olá').subarray(0, -1)],
  ])('not in %s', (_, bytes) => {
    expect(read(bytes).told).toEqual([expect.stringMatching(/^file-encoding 1:/)]);
  });
});

describe('a key that is written twice', () => {
  it('is told at the one that is lost', () => {
    const { told, findings } = read('{\n  "lead": { "title": "a" },\n  "lead": { "title": "b" }\n}');
    expect(told).toEqual(['key-duplicate 2:3']);
    expect(findings[0]?.fix).toBeUndefined();
  });

  it('goes by itself when both say the same', () => {
    expect(read('{ "lead": { "title": "a", "title": "a" } }').findings[0]?.fix).toEqual({ kind: 'remove' });
  });

  it.each([
    '{ "lead": { "a": "x: y", "b": "{\\"c\\": 1}" } }',
    '{ "lead": { "a": "\\\\", "b": ":" } }',
    '{ "$schema": "https://a:b" }',
  ])('is not seen in signs of texts: %s', (text) => {
    expect(read(text).told).toEqual([]);
  });

  it('is seen behind an escape', () => {
    expect(read('{ "lead": { "title": "a", "t\\u0069tle": "b" } }').told).toEqual(['key-duplicate 1:13']);
  });
});

it('what was pasted from a file of another kind is one finding, whatever else is wrong with it', () => {
  const schema = '"$schema": "../../schemas/theme.schema.json"';
  const { value, told, findings, source } = read(
    `\uFEFF{ ${schema}, "lead": { "a": "TODO", "a": "TODO" }, "light": 1 }`,
  );
  expect({ value, told }).toEqual({ value: undefined, told: ['schema-mismatch 1:15'] });
  expect(findings[0]?.fix).toBeUndefined();
  expect(source.broken).toEqual(new Set([file]));
});

it('a path of no schema is told beside what else is wrong', () => {
  expect(read('{ "$schema": "copy.json", "lead": 1 }').told).toEqual(['schema-path 1:14', 'value-type 1:35']);
});

it.each(['{ "__proto__": { "a": "b" } }', '{ "lead": { "\\u005f_proto__": "b" } }'])(
  'a key __proto__ is refused: %s',
  (text) => {
    const { value, told } = read(text);
    expect({ value, told }).toEqual({ value: undefined, told: [expect.stringMatching(/^proto-key 1:/)] });
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  },
);

describe('what is no plain file', () => {
  function list(make: (folder: string, root: string) => void) {
    const { root, source, findings } = makeSource();
    const folder = path.join(root, 'brands/acme');
    writeFileSync(path.join(folder, 'brand.json'), '{}');
    make(folder, root);
    return { names: source.folders.listEntries('brands/acme').files, codes: findings.map(({ code }) => code) };
  }

  it.each<[what: string, code: string, make: (folder: string, root: string) => void]>([
    ['a folder in its place', 'file-is-folder', (folder) => mkdirSync(path.join(folder, 'theme.json'))],
    [
      'a pipe, which would wait for ever',
      'file-unreadable',
      (folder) => execFileSync('mkfifo', [path.join(folder, 'theme.json')]),
    ],
    [
      'a link out of the tree',
      'file-outside',
      (folder) => symlinkSync('/etc/hostname', path.join(folder, 'theme.json')),
    ],
    [
      'a link to the folder above',
      'file-outside',
      (folder, root) => symlinkSync(path.dirname(root), path.join(folder, 'theme.json')),
    ],
    ['a link to nothing', 'file-missing', (folder) => symlinkSync('nothing.json', path.join(folder, 'theme.json'))],
    ['a link to itself', 'file-unreadable', (folder) => symlinkSync('theme.json', path.join(folder, 'theme.json'))],
  ])('%s: %s', (_, code, make) => {
    expect(list(make)).toEqual({ names: ['brand.json'], codes: [code] });
  });

  it('what has been refused is not read, and not told again', () => {
    const { root, source, findings } = makeSource();
    symlinkSync('/etc/hostname', path.join(root, file));
    source.folders.listEntries('brands/acme');
    expect(source.read(file, fileKinds.copy)).toBeUndefined();
    expect(findings.map(({ code }) => code)).toEqual(['file-outside']);
  });

  it('a folder of flows that leads out of the tree is told, and not looked into', () => {
    const { root, source, findings } = makeSource();
    symlinkSync('/etc', path.join(root, 'flows'));
    expect(source.folders.listFiles('flows')).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(['file-outside']);
  });

  it('what a system has hidden there is fine', () => {
    expect(list((folder) => writeFileSync(path.join(folder, '.DS_Store'), ''))).toEqual({
      names: ['brand.json'],
      codes: [],
    });
  });

  it('a link inside the tree is fine', () => {
    expect(list((folder) => symlinkSync('brand.json', path.join(folder, 'theme.json')))).toEqual({
      names: ['brand.json', 'theme.json'],
      codes: [],
    });
  });

  it('files in folders are listed by their path, and no link is followed there', () => {
    const { root, source, findings } = makeSource();
    mkdirSync(path.join(root, 'brands/acme/old/drafts'), { recursive: true });
    for (const name of ['brand.json', 'old/theme.json', 'old/drafts/b.txt', 'old/.DS_Store'])
      writeFileSync(path.join(root, 'brands/acme', name), '');
    symlinkSync('..', path.join(root, 'brands/acme/old/up'));
    expect(source.folders.listEntries('brands/acme')).toEqual({
      files: ['brand.json'],
      nested: ['old/drafts/b.txt', 'old/theme.json'],
    });
    expect(findings).toEqual([]);
  });

  it('a folder beside the files is fine', () => {
    expect(list((folder) => mkdirSync(path.join(folder, 'drafts')))).toEqual({ names: ['brand.json'], codes: [] });
  });
});

it('a folder that is not there is told once', () => {
  const { source, findings } = makeSource();
  expect([...source.folders.listFiles('flows'), ...source.folders.listFolders('flows')]).toEqual([]);
  expect(findings.map(({ code }) => code)).toEqual(['folder-missing']);
});
