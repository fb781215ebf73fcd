import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PicturePair } from './picture';
import { writeGallery } from './write-gallery';

test('a new gallery deletes the pictures of the previous plan and keeps other files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'mine.png'), '');
  const words = { title: 'x', captions: { before: 'before', after: 'after' } };
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
