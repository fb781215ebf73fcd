import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isTaken } from './move-folder';

/** A link simulates a case-insensitive disk. */
test.each<[title: string, to: string, make: ((place: string, from: string) => void) | undefined, taken: boolean]>([
  ['free where nothing stands', 'acme', undefined, false],
  ['free where the folder itself stands in other capitals', 'acme', (place, from) => symlinkSync(from, place), false],
  ['taken where another folder stands in other capitals', 'acme', (place) => mkdirSync(place), true],
  ['taken where a link to the folder has another name', 'beta', (place, from) => symlinkSync(from, place), true],
])('a place is %s', (_, to, make, taken) => {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-move-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'Acme'));
  make?.(path.join(root, to), path.join(root, 'Acme'));
  expect(isTaken(root, { from: 'Acme', to })).toBe(taken);
});
