import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findReasons } from './find-reasons';
import { buildInventory } from './write-inventory';

const loader =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,' +
  '5,s=>{s.v(t=>Promise.all(["static/chunks/lead.js"].map(t=>s.l(t))).then(()=>t(60190)))}]);';

const files = {
  BUILD_ID: 'id',
  'build-manifest.json': JSON.stringify({
    pages: { '/_app': ['static/chunks/joined.js'], '/studio': ['static/chunks/studio.js'] },
    lowPriorityFiles: ['static/id/_ssgManifest.js'],
  }),
  'static/chunks/joined.js': 'load("static/chunks/loader.js")',
  'static/chunks/loader.js': loader,
  'static/chunks/lead.js': 'lead()',
  'static/chunks/studio.js': 'studio()',
  'static/chunks/lead.css': '.lead{}',
  'static/id/_ssgManifest.js': 'self.x="</b>"',
};

const sources = new Map([
  ['app.js', ['pages/_app.tsx', 'node_modules/react/index.js']],
  ['loader.js', []],
  ['lead.js', ['templates/lead/lead.view.tsx']],
  ['studio.js', ['studio/studio.tsx']],
]);
const built = { sources, joined: new Map([['static/chunks/joined.js', ['static/chunks/app.js']]]) };

function plant(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-inventory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test.each([
  ['lead.js', true],
  ['studio.js', false],
])('the joined script of a lazy module is for buyers if its chunks are: %s', (chunk, isForBuyers) => {
  const file = 'static/chunks/lazy.js';
  const joined = new Map([...built.joined, [file, [`static/chunks/${chunk}`]] as const]);
  const { scripts } = buildInventory(plant({ [file]: 'lazy()' }), { sources, joined });
  expect(scripts.find((script) => script.file === `/_next/${file}`)?.isForBuyers).toBe(isForBuyers);
});

test('the inventory states hash, size, reason and readers of each script', () => {
  const { scripts, styles, inline } = buildInventory(plant(), built);
  expect(scripts.map(({ file, isForBuyers, reasons }) => [file, isForBuyers, reasons])).toEqual([
    ['/_next/static/chunks/joined.js', true, ['pages: Entry of a page', 'react: Framework']],
    ['/_next/static/chunks/lead.js', true, ['Screen lead']],
    ['/_next/static/chunks/loader.js', true, [expect.stringContaining('List of chunks')]],
    ['/_next/static/chunks/studio.js', false, [expect.stringContaining('studio')]],
    ['/_next/static/id/_ssgManifest.js', true, [expect.stringContaining('List of chunks')]],
  ]);
  const sha384 = createHash('sha384').update('lead()').digest('base64');
  expect(scripts[1]).toMatchObject({ sha384, bytes: 6, authorised: [expect.stringContaining('Own code')] });
  expect(styles.map(({ file }) => file)).toEqual(['/_next/static/chunks/lead.css']);
  // The page prints it escaped.
  expect(inline.find(({ file }) => file.includes('_ssgManifest'))).toMatchObject({ bytes: 14 });
});

test('captcha services and containers are listed as never beside card fields', () => {
  const { external } = buildInventory(plant(), built);
  expect(external.map(({ name }) => name)).toEqual(['Google Tag Manager', 'recaptcha', 'hcaptcha', 'turnstile']);
  expect(new Set(external.map(({ runs }) => runs))).toEqual(new Set(['never beside card fields']));
});

test.each([
  ['a package', 'node_modules/spy/index.js', 'spy'],
  ['a package inside another', 'node_modules/react/node_modules/@spy/core/a.js', '@spy/core'],
  ['a folder', 'telemetry/spy.ts', 'telemetry/spy.ts'],
])('a script with %s that has no reason fails the build', (_, source, named) => {
  expect(() => findReasons('a.js', ['templates/lead/lead.view.tsx', source])).toThrow(`a.js contains ${named}: state`);
});

test.each([
  ['without a map', new Map([...sources].filter(([name]) => name !== 'lead.js')), 'lead.js', 'lead()'],
  ['that hides code behind a list of chunks', sources, 'loader.js', `${loader}spy()`],
])('a script %s fails the build', (_, some, file, text) => {
  const folder = plant({ [`static/chunks/${file}`]: text });
  expect(() => buildInventory(folder, { ...built, sources: some })).toThrow(`static/chunks/${file} has no source map`);
});
