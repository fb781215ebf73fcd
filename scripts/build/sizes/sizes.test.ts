import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareSize } from './compare-size';
import { findRegistry, readBuild } from './read-build';

test.each([
  ['within its size budget', 100, 'lead (lead): 100 of 100 bytes'],
  ['over its size budget', 101, '✗ lead (lead): 101 of 100 bytes, 1 too many'],
  ['missing from the build', undefined, '✗ lead: not found in the build'],
])('a template %s is reported so', (_name, size, line) => {
  expect(compareSize({ id: 'lead', name: 'lead', size, most: 100 })).toBe(line);
});

test('template and payment method registries are read separately, even if they share a name', () => {
  const build = readBuild(plantBuild());
  expect(build.arrival).toEqual(['static/chunks/app.js', 'static/chunks/page.js', 'static/id/_buildManifest.js']);
  expect([...findRegistry(build, ['pix', 'generic-error'])]).toEqual([
    ['generic-error', ['static/chunks/error.js']],
    ['pix', ['static/chunks/pix.js']],
  ]);
  expect([...findRegistry(build, ['credit-card', 'pix'])]).toEqual([
    ['pix', ['static/chunks/pix-method.js']],
    ['credit-card', ['static/chunks/card.js', 'static/chunks/pix.js']],
  ]);
});

test.each([[['pix']], [['generic-error', 'pix', 'credit-card']]])('no registry is found for %j', (ids) => {
  expect(() => findRegistry(readBuild(plantBuild()), ids)).toThrow('0 registries');
});

test('a registry that the buyers’ page does not load is ignored', () => {
  const { registries } = readBuild(plantBuild());
  expect(registries.flatMap((registry) => [...registry.keys()])).not.toContain('studio');
});

test('two registries that contain the same names are an error', () => {
  const { registries, arrival } = readBuild(plantBuild());
  const build = { arrival, registries: [...registries, ...registries] };
  expect(() => findRegistry(build, ['credit-card', 'pix'])).toThrow('2 registries');
});

/** A build with both registries in one chunk, as Next builds it. */
function plantBuild(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const entry = (name: string, id: number) => `${name}:(0,J.default)(()=>e.A(${id}),{loading:K.L})`;
  const registry = [
    `M={${entry('pix', 26)},${entry('"credit-card"', 27)}}`,
    `X={${entry('"generic-error"', 1)},${entry('pix', 2)}}`,
    'q=(0,J.default)(()=>e.A(9))',
  ].join(',');
  const files = {
    'build-manifest.json': JSON.stringify({
      pages: {
        '/_app': ['static/chunks/app.js', 'static/chunks/app.css'],
        '/[...checkoutPath]': ['static/chunks/page.js'],
      },
      lowPriorityFiles: ['static/id/_buildManifest.js'],
    }),
    'static/chunks/app.js': '1,s=>{s.v(c=>Promise.all(["static/chunks/error.js"].map(c=>s.l(c))))},',
    'static/chunks/page.js': `${registry},2,s=>{s.v(c=>Promise.all(["static/chunks/pix.js","static/chunks/pix.css"].map`,
    'static/chunks/error.js': '26,$=>{$.v(c=>Promise.all(["static/chunks/pix-method.js"].map',
    'static/chunks/pix.js': '27,$=>{$.v(c=>Promise.all(["static/chunks/card.js","static/chunks/pix.js"].map',
    'static/chunks/pix-method.js': '',
    'static/chunks/card.js': '',
    'static/chunks/other-page.js': `{${entry('studio', 3)}},2,s=>{s.v(c=>Promise.all(["static/chunks/other-pix.js"].map`,
    'static/id/_buildManifest.js': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
