import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareSizes } from './compare-sizes';
import { readBuild } from './read-build';

test('a size inside its budget is no problem', () => {
  const report = compareSizes(['lead'], new Map([['lead', 100]]), { lead: 100 });
  expect(report).toEqual({ lines: ['lead: 100 of 100 bytes'], problems: [] });
});

test.each([
  ['over its budget', ['lead'], [['lead', 101]], { lead: 100 }, 'lead: 101 of 100 bytes, 1 too many'],
  ['without a budget', ['lead'], [['lead', 101]], {}, 'lead: 101 bytes without a budget'],
  ['that the build does not have', ['lead'], [], { lead: 100 }, 'lead: not found in the build'],
  ['that is gone', [], [], { lead: 100 }, 'lead: a budget for something that is gone'],
] as const)('a template %s is a problem', (_name, ids, sizes, budgets, problem) => {
  const report = compareSizes(ids, new Map<string, number>(sizes), budgets as Record<string, number>);
  expect(report).toEqual({ lines: [], problems: [problem] });
});

test('a template has the page’s scripts and its own; a part has what it adds to its template', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const registry =
    'X={"generic-error":(0,J.default)(()=>e.A(1),{}),pix:(0,J.default)(()=>e.A(2),{})},q=(0,J.default)(()=>e.A(9))';
  const files = {
    'build-manifest.json': JSON.stringify({
      pages: { '/_app': ['static/chunks/app.js', 'static/chunks/app.css'], '/[...route]': ['static/chunks/page.js'] },
      lowPriorityFiles: ['static/id/_buildManifest.js'],
    }),
    'static/chunks/app.js': '1,s=>{s.v(c=>Promise.all(["static/chunks/error.js"].map(c=>s.l(c))))},',
    'static/chunks/page.js': `${registry},2,s=>{s.v(c=>Promise.all(["static/chunks/pix.js","static/chunks/pix.css"].map`,
    'static/chunks/error.js': '',
    'static/chunks/pix.js':
      'd={"credit-card":(0,r.default)(()=>e.A(27),{})},27,$=>{$.v(c=>Promise.all(["static/chunks/card.js","static/chunks/pix.js"].map',
    'static/chunks/card.js': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const page = ['static/chunks/app.js', 'static/chunks/page.js', 'static/id/_buildManifest.js'];
  const { templates, parts } = readBuild(root);
  expect([...templates]).toEqual([
    ['generic-error', [...page, 'static/chunks/error.js']],
    ['pix', [...page, 'static/chunks/pix.js']],
  ]);
  expect([...parts]).toEqual([['credit-card', ['static/chunks/card.js']]]);
});
