import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ShotPair } from './take-shots';
import { writeGallery } from './write-gallery';

test('a new gallery deletes the pictures of the previous plan and keeps other files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'mine.png'), '');
  const words = { title: 'x', captions: { before: 'before', after: 'after' } };
  const pairOf = (name: string) =>
    ({ shot: { name }, before: Buffer.from('b'), after: undefined }) as unknown as ShotPair;
  writeGallery(folder, [pairOf('acme-br-lead-light'), pairOf('acme-br-pix-dark')], words);
  writeGallery(folder, [pairOf('acme-br-pix-dark')], words);
  expect(readdirSync(folder)).toEqual(['acme-br-pix-dark.before.png', 'index.html', 'mine.png']);
});
