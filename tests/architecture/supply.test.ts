import { expect, test } from 'vitest';
import { readAudit } from '../../scripts/supply/audit-packages';
import { checkSupply, type Lockfile, type Project } from '../../scripts/supply/check-supply';
import { readProjects } from '../../scripts/supply/read-projects';
import { printSuiteLine } from '../suites/print-suite-line';

const sealed = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

/** What is planted, the project, its packages, and what is found. */
const planted: readonly (readonly [string, Project, Lockfile, string])[] = [
  ['a version range', { dependencies: { tool: '^1.0.0' } }, {}, 'tool is "^1.0.0"'],
  ['a package of a git repository', { devDependencies: { tool: 'github:who/tool' } }, {}, 'tool is "github:who/tool"'],
  ['no integrity', {}, { 'node_modules/tool': { ...sealed, integrity: '' } }, 'tool: no sha512'],
  ['a weak hash', {}, { 'node_modules/tool': { ...sealed, integrity: 'sha1-x' } }, 'tool: no sha512'],
  ['an address', {}, { 'node_modules/tool': { ...sealed, resolved: 'http://x.example/t.tgz' } }, 'comes from http:'],
  ['a git address', {}, { 'node_modules/tool': { ...sealed, resolved: 'git+ssh://x/t.git' } }, 'comes from git'],
  ['a file', {}, { 'node_modules/tool': { ...sealed, resolved: 'file:../tool.tgz' } }, 'comes from file:'],
  ['a linked folder', {}, { 'node_modules/tool': { link: true } }, 'tool: a link'],
  ['an old framework', {}, { 'node_modules/next': { ...sealed, version: '15.2.2' } }, 'next: 15.2.2 is below'],
  [
    'an old copy inside another package',
    {},
    { 'node_modules/tool/node_modules/react-dom': { ...sealed, version: '19.2.0' } },
    'react-dom: 19.2.0 is below',
  ],
  ['a prerelease of the floor', {}, { 'node_modules/next': { ...sealed, version: '16.4.6-canary.1' } }, 'is below'],
  ['an install script', {}, { 'node_modules/tool': { ...sealed, hasInstallScript: true } }, 'tool: runs a script'],
  ['an unknown licence', {}, { 'node_modules/tool': { ...sealed, license: 'AGPL-3.0-only' } }, 'AGPL-3.0-only'],
  [
    'half of a licence',
    {},
    { 'node_modules/tool': { ...sealed, license: 'MIT AND AGPL-3.0-only' } },
    'licence MIT AND',
  ],
  ['no licence', {}, { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-x' } }, 'licence none'],
  [
    'a missing optional package',
    {},
    { 'node_modules/tool': { ...sealed, optionalDependencies: { '@tool/darwin-x64': '1.0.0' } } },
    '@tool/darwin-x64: optional',
  ],
];

test.each(planted)('the supply check finds %s', (_, project, packages, found) => {
  expect(checkSupply(project, { '': {}, ...packages })).toEqual([expect.stringContaining(found)]);
});

test('the supply check allows a choice of licences, a denied script and licences of development packages', () => {
  const packages: Lockfile = {
    '': {},
    'node_modules/choice': { ...sealed, license: '(AGPL-3.0-only OR MIT)' },
    'node_modules/tool': { ...sealed, hasInstallScript: true },
    'node_modules/tool/node_modules/bundled': { inBundle: true, license: 'MIT' },
    'node_modules/linter': { ...sealed, dev: true, license: 'AGPL-3.0-only' },
  };
  expect(checkSupply({ allowScripts: { tool: false } }, packages)).toEqual([]);
});

test('every package of every lock file is pinned, sealed, licensed and above its floor', () => {
  const begin = performance.now();
  const projects = readProjects(process.cwd());
  const findings = projects.flatMap(({ project, packages }) => checkSupply(project, packages));
  const tried = projects.reduce((sum, { packages }) => sum + Object.keys(packages).length - 1, 0);
  printSuiteLine({
    suite: 'supply',
    tried,
    passed: tried - new Set(findings).size,
    lost: 0,
    duplicated: 0,
    worst_ms: Math.round(performance.now() - begin),
    not_run: 0,
  });
  expect(tried).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});

test.each([
  ['no hole', '{"metadata":{"vulnerabilities":{"total":0}}}', { kind: 'clean' }],
  [
    'a hole',
    '{"vulnerabilities":{"next":{"severity":"high"}},"metadata":{"vulnerabilities":{"total":1}}}',
    { kind: 'holes', text: 'next (high)' },
  ],
  [
    'a registry that refuses',
    'npm warn audit 405\n{"message":"405 Not Allowed"}\nnpm error A log',
    { kind: 'not run', why: '405 Not Allowed' },
  ],
  ['no network', 'npm error', { kind: 'not run', why: 'npm printed no report' }],
])('an audit with %s is told as such, and never as passed when it did not run', (_, output, reported) => {
  expect(readAudit(output)).toEqual(reported);
});
