import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inspectConfig } from './inspect-config';
import { makeSample } from './testing/make-sample';

const theme = 'brands/acme/theme.json';

it.each<[what: string, reported: string, at: string, put?: (at: string) => void]>([
  ['a missing folder of flows', 'folder-missing', 'flows'],
  ['a missing base', 'folder-missing', 'brands/_base'],
  ['a missing folder of templates', 'folder-missing', 'templates'],
  ['a flows folder that links outside the project', 'file-outside', 'flows', (at) => symlinkSync('/etc', at)],
  ['a base folder that links outside the project', 'file-outside', 'brands/_base', (at) => symlinkSync('/etc', at)],
  ['a missing file of the base', 'file-missing', 'brands/_base/theme.json'],
  [
    'a legacy theme with invalid JSON',
    'json-syntax',
    'brands/_base/theme.legacy.json',
    (at) => writeFileSync(at, '{ "a"'),
  ],
  [
    'a legacy theme with an invalid colour',
    'token-invalid',
    'brands/_base/theme.legacy.json',
    (at) => writeFileSync(at, '{ "light": { "text": "preto" } }'),
  ],
  [
    'flags with a wrong value',
    'value-type',
    'brands/_base/flags.json',
    (at) => writeFileSync(at, '{ "short": { "description": "x", "isOn": "yes" } }'),
  ],
  [
    'a base file that links outside the project',
    'file-outside',
    'brands/_base/br.json',
    (at) => symlinkSync('/etc/hostname', at),
  ],
  ['a theme that links outside the project', 'file-outside', theme, (at) => symlinkSync('/etc/hostname', at)],
  ['a folder named theme.json', 'file-is-folder', theme, mkdirSync],
  ['a pipe named theme.json', 'file-unreadable', theme, (at) => execFileSync('mkfifo', [at])],
])('the check reports one finding without follow-ups: %s', (_, reported, at, put) => {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  rmSync(path.join(root, at), { recursive: true, force: true });
  put?.(path.join(root, at));
  const found = inspectConfig(root).findings.map(({ code, place }) => `${code} ${place.file}`);
  expect(found).toEqual([`${reported} ${at}`]);
});
