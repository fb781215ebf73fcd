import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeAll } from './write-fixes';

const originals = new Map([
  ['a.json', 'old a'],
  ['new.json', undefined],
  ['gone.json', 'old gone'],
  ['z.json', 'old z'],
]);
const texts = new Map([
  ['a.json', 'new a'],
  ['new.json', 'new'],
  ['gone.json', undefined],
  ['z.json', 'new z'],
]);

function openFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'write-fixes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  for (const [file, text] of originals) if (text !== undefined) writeFileSync(path.join(root, file), text);
  /** No temporary file can be written for it. */
  const block = (file: string) => mkdirSync(path.join(root, `.${file}.${process.pid}.tmp`));
  return { root, block, readAll: () => new Map([...originals.keys()].map((file) => [file, read(file)])) };
}

it('writes, creates and deletes all files', () => {
  const { root, readAll } = openFolder();
  expect(writeAll(root, { texts, originals })).toBeUndefined();
  expect(readAll()).toEqual(texts);
});

it('restores all files and throws when the disk refuses one', () => {
  const { root, block, readAll } = openFolder();
  block('z.json');
  expect(() => writeAll(root, { texts, originals })).toThrow('EISDIR');
  expect(readAll()).toEqual(originals);
});

it('restores all files when somebody else changed one', () => {
  const { root, readAll } = openFolder();
  writeFileSync(path.join(root, 'z.json'), 'foreign');
  expect(writeAll(root, { texts, originals })).toBe('z.json');
  expect(readAll()).toEqual(new Map(originals).set('z.json', 'foreign'));
});

it('restores what it can, and throws both errors when the disk refuses to restore a file', () => {
  const { root, block, readAll } = openFolder();
  block('gone.json');
  block('z.json');
  expect(() => writeAll(root, { texts, originals })).toThrow('files were written in part');
  expect(readAll()).toEqual(new Map(originals).set('gone.json', undefined));
});
