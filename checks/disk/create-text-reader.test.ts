import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTextReader } from './create-text-reader';

const file = 'brands/acme/theme.json';

/** Reads a file that the test makes, in a tree with a neighbour. */
function readAs(make: (at: string) => void, wanted = file) {
  const parent = mkdtempSync(path.join(tmpdir(), 'guiche-text-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const root = path.join(parent, 'tree');
  mkdirSync(path.join(root, 'brands/acme'), { recursive: true });
  mkdirSync(path.join(parent, 'templates/lead'), { recursive: true });
  writeFileSync(path.join(parent, 'templates/lead/lead.manifest.json'), 'shared');
  writeFileSync(path.join(parent, 'secret'), 'secret');
  symlinkSync('../templates', path.join(root, 'templates'));
  make(path.join(root, wanted));
  return createTextReader(root)(wanted);
}

describe('the text reader for findings', () => {
  it('reads a file of the project and a file in a linked templates folder', () => {
    expect(readAs((at) => writeFileSync(at, 'own'))).toBe('own');
    expect(readAs(() => undefined, 'templates/lead/lead.manifest.json')).toBe('shared');
  });

  it.each<[what: string, make: (at: string) => void]>([
    ['a link out of the project', (at) => symlinkSync('../../../secret', at)],
    ['a named pipe, which would block the read', (at) => execFileSync('mkfifo', [at])],
    ['a folder', (at) => mkdirSync(at)],
    ['a missing file', () => undefined],
    [
      'a file of fifty megabytes',
      (at) => {
        writeFileSync(at, '{}');
        truncateSync(at, 50_000_000);
      },
    ],
  ])('returns an empty text for %s', (_, make) => {
    expect(readAs(make)).toBe('');
  });
});
