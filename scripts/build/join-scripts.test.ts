import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { joinScripts } from './join-scripts';

const runtime = 'static/chunks/turbopack-1.js';
const pages = {
  '/_app': ['static/chunks/a.js', 'static/chunks/app.css', runtime, 'static/chunks/b.js'],
  '/[...checkoutPath]': ['static/chunks/c.js', 'static/chunks/page.css', 'static/chunks/b.js', runtime],
  '/': ['static/chunks/d.js', 'static/chunks/a.js'],
  '/healthcheck': [runtime],
};
const lazyModules = 'server/pages/[...checkoutPath]/react-loadable-manifest.json';
const chunk = (module: number) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${module}]);`;

/** A build of these pages; `changes` replaces files. */
function plant(changes: Record<string, string> = {}, ofPages: Record<string, string[]> = pages) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['static/chunks', path.dirname(lazyModules)])
    mkdirSync(path.join(folder, name), { recursive: true });
  const files = {
    'static/chunks/a.js': chunk(1),
    'static/chunks/b.js': chunk(2),
    'static/chunks/c.js': chunk(3),
    'static/chunks/d.js': chunk(4),
    'static/chunks/e.js': chunk(5),
    'static/chunks/f.js': chunk(6),
    [lazyModules]: JSON.stringify({
      7: { files: ['static/chunks/f.js', 'static/chunks/e.css', 'static/chunks/e.js'] },
      8: { files: ['static/chunks/f.js'] },
    }),
    [runtime]: 'started = TURBOPACK.map(([file]) => file);',
    'build-manifest.json': JSON.stringify({ pages: ofPages, lowPriorityFiles: [] }),
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { folder, read, readPages: () => JSON.parse(read('build-manifest.json')).pages as typeof pages };
}

/** Pushes that these scripts have made. */
function runScripts(...texts: string[]) {
  const self: { TURBOPACK?: unknown[][]; started?: unknown } = {};
  for (const text of texts) runInNewContext(text, self);
  return { pushes: self.TURBOPACK, started: self.started };
}

test('a buyer’s page loads one script with the chunks of all pages and its own', () => {
  const { folder, read, readPages } = plant();
  const joined = joinScripts(folder);
  const [script = '', ...styles] = readPages()['/[...checkoutPath]'];
  expect(styles).toEqual(['static/chunks/page.css']);
  const files = ['static/chunks/a.js', 'static/chunks/b.js', 'static/chunks/c.js'];
  expect(runScripts(read(script))).toEqual({
    pushes: files.map((file, index) => [file, index + 1]),
    started: files,
  });
  expect([...(joined.get(script) ?? [])].sort()).toEqual([...files, runtime].sort());
});

test('another page loads the script of all pages, and one of its own chunks', () => {
  const { folder, read, readPages } = plant();
  joinScripts(folder);
  const pages = readPages();
  expect(pages['/_app']).toEqual(['static/chunks/app.css']);
  expect(pages['/healthcheck']).toEqual([]);
  const [ofAll = '', ofPage = ''] = pages['/'];
  expect(runScripts(read(ofPage), read(ofAll)).started).toEqual([
    ...['static/chunks/d.js', 'static/chunks/a.js', 'static/chunks/b.js'],
  ]);
});

test('the chunks of a lazy module become one script, which says that they are loaded', () => {
  const { folder, read } = plant();
  const joined = joinScripts(folder);
  const [script = ''] = [...joined].find(([, chunks]) => chunks.includes('static/chunks/e.js')) ?? [];
  const files = ['static/chunks/e.js', 'static/chunks/f.js'];
  expect(runScripts(read(script)).pushes).toEqual([
    ...files.map((file, index) => [file, index + 5]),
    [files[0], { otherChunks: files, runtimeModuleIds: [] }],
  ]);
  expect(JSON.parse(read('joined-scripts.json'))[script]).toEqual(files);
});

test('a joined script keeps its name until its content changes', () => {
  const names = ['', '', 'other'].map((text) => {
    const { folder, readPages } = plant(text ? { 'static/chunks/a.js': chunk(9) } : {});
    joinScripts(folder);
    return readPages()['/'][0];
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
