import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { planWords } from '../plan-words';
import { type PicturePair, writeGallery } from './write-gallery';

const words = planWords.en;

test('a new gallery deletes the pictures of the previous plan and keeps other files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'mine.png'), '');
  const pairOf = (name: string, kind: PicturePair['kind'], ending: string): PicturePair => ({
    ...{ name, kind, ending, before: Buffer.from('b'), after: undefined },
  });
  const pix = pairOf('acme-br-pix-dark', 'screen', 'png');
  writeGallery(
    folder,
    [pairOf('acme-br-lead-light', 'screen', 'png'), pairOf('acme+logo', 'image', 'svg'), pix],
    words,
  );
  expect(readdirSync(folder)).toContain('acme+logo.before.svg');
  expect(writeGallery(folder, [pix], words)).toEqual([
    { name: 'acme-br-pix-dark', kind: 'screen', before: 'acme-br-pix-dark.before.png' },
  ]);
  expect(readdirSync(folder)).toEqual(['acme-br-pix-dark.before.png', 'index.html', 'mine.png']);
});

test.each(['/proc/guiche', '/proc/guiche/pictures'])(
  'a folder that cannot be made ends with an error: %s',
  (folder) => {
    expect(() => writeGallery(folder, [], words)).toThrow(/E(?:NOENT|ACCES|PERM|ROFS)/);
  },
);

test('folders above the gallery are made', () => {
  const above = mkdtempSync(path.join(tmpdir(), 'guiche-gallery-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  writeGallery(path.join(above, 'a/b'), [], words);
  expect(readdirSync(path.join(above, 'a/b'))).toEqual(['index.html']);
});
