import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isTaken } from './move-folder';

/** A link simulates a case-insensitive disk. */
test.each<[title: string, to: string, make: ((place: string, from: string) => void) | undefined, taken: boolean]>([
  ['free when nothing has it', 'acme', undefined, false],
  ['free when the same folder has it in different case', 'acme', (place, from) => symlinkSync(from, place), false],
  ['taken when a different folder has it, even if only the case differs', 'acme', (place) => mkdirSync(place), true],
  ['taken when a link to the folder has it', 'beta', (place, from) => symlinkSync(from, place), true],
])('a new folder name is %s', (_, to, make, taken) => {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-move-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'Acme'));
  make?.(path.join(root, to), path.join(root, 'Acme'));
  expect(isTaken(root, { from: 'Acme', to })).toBe(taken);
});
