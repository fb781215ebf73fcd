import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { joinScripts } from './join-scripts.mjs';

const runtime = 'static/chunks/turbopack-1.js';
const pages = {
  '/_app': ['static/chunks/a.js', 'static/chunks/app.css', runtime, 'static/chunks/b.js'],
  '/[...checkoutPath]': ['static/chunks/c.js', 'static/chunks/page.css', 'static/chunks/b.js', runtime],
  '/healthcheck': [runtime],
};
const chunk = (module: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${module}]);`;

/** A build of these pages; `changes` replaces files. */
function plant(changes: Record<string, string> = {}, ofPages: Record<string, string[]> = pages) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  const files = {
    'static/chunks/a.js': chunk(1),
    'static/chunks/b.js': chunk(2),
    'static/chunks/c.js': chunk(3),
    [runtime]: 'started = TURBOPACK.map(([file]) => file);',
    'build-manifest.json': JSON.stringify({ pages: ofPages, lowPriorityFiles: [] }),
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { folder, read, readPages: () => JSON.parse(read('build-manifest.json')).pages as typeof pages };
}

test('the chunks of all pages become one script, and a page’s own chunks another', () => {
  const { folder, read, readPages } = plant();
  joinScripts(folder);
  const joined = readPages();
  const [ofAll = '', ...styles] = joined['/_app'];
  const [ofPage = '', ...pageStyles] = joined['/[...checkoutPath]'];
  expect(styles).toEqual(['static/chunks/app.css']);
  expect(pageStyles).toEqual(['static/chunks/page.css']);
  expect(joined['/healthcheck']).toEqual([]);
  const self: { TURBOPACK?: unknown[]; started?: unknown } = {};
  runInNewContext(read(ofPage), self);
  runInNewContext(read(ofAll), self);
  expect(self.TURBOPACK).toEqual([
    ['static/chunks/c.js', 3],
    ['static/chunks/a.js', 1],
    ['static/chunks/b.js', 2],
  ]);
  expect(self.started).toEqual(['static/chunks/c.js', 'static/chunks/a.js', 'static/chunks/b.js']);
});

test('a joined script keeps its name until its content changes', () => {
  const names = ['', '', 'other'].map((text) => {
    const { folder, readPages } = plant(text ? { 'static/chunks/a.js': chunk(9) } : {});
    joinScripts(folder);
    return readPages()['/_app'][0];
  });
  expect(names[0]).toBe(names[1]);
  expect(names[2]).not.toBe(names[0]);
});

test.each<[string, ...Parameters<typeof plant>]>([
  ['a chunk in an unknown format', { 'static/chunks/b.js': 'push([1])' }],
  ['a build without a runtime for all pages', {}, { ...pages, '/_app': ['static/chunks/a.js'] }],
])('%s fails the build', (_, ...build) => {
  const { folder } = plant(...build);
  expect(() => joinScripts(folder)).toThrow(TypeError);
});
