import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { trimBuildManifest } from './trim-build-manifest';

const written = `self.__BUILD_MANIFEST = ${JSON.stringify({
  '/': ['home.js'],
  '/[...checkoutPath]': ['page.js'],
  '/_error': ['error.js'],
  '/studio': ['studio.js'],
  __rewrites: { afterFiles: [] },
  sortedPages: ['/', '/_app', '/_error', '/studio', '/[...checkoutPath]'],
})};self.__TURBOPACK_PAGE_BOOTSTRAP = {"/[...checkoutPath]":{"runtimeModuleIds":[1]},"/studio":{"runtimeModuleIds":[2]}};self.__TURBOPACK_CHUNK_LOADING_GLOBAL = "TURBOPACK";self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()`;

function plant(text: string): { folder: string; file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'static/abc/_buildManifest.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(path.join(folder, 'BUILD_ID'), 'abc');
  writeFileSync(file, text);
  return { folder, file };
}

test('the trimmed manifest keeps only the buyers’ pages and still calls its callback', () => {
  const { folder, file } = plant(written);
  trimBuildManifest(folder);
  let isReported = false;
  const self: Record<string, unknown> = {
    __BUILD_MANIFEST_CB: () => {
      isReported = true;
    },
  };
  runInNewContext(readFileSync(file, 'utf8'), { self });
  expect(isReported).toBe(true);
  expect(self).toMatchObject({
    __BUILD_MANIFEST: {
      '/[...checkoutPath]': ['page.js'],
      '/_error': ['error.js'],
      __rewrites: { afterFiles: [] },
      sortedPages: ['/_app', '/_error', '/[...checkoutPath]'],
    },
    __TURBOPACK_PAGE_BOOTSTRAP: { '/[...checkoutPath]': { runtimeModuleIds: [1] } },
    __TURBOPACK_CHUNK_LOADING_GLOBAL: 'TURBOPACK',
  });
  expect(readFileSync(file, 'utf8')).not.toContain('studio');
});

test.each([
  ['without a list of pages', 'self.other = 1'],
  ['without the buyers’ page', written.replaceAll('/[...checkoutPath]', '/[[...checkoutPath]]')],
])('a manifest %s fails the build', (_, text) => {
  const { folder } = plant(text);
  expect(() => trimBuildManifest(folder)).toThrow('is not written as');
});
