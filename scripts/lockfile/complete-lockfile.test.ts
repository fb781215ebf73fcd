import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockfile, type LockedPackages, listUnsealed, sealPackage } from './complete-lockfile';

const linux = { version: '1.0.0', cpu: ['x64'], dev: true, license: 'MIT', optional: true, os: ['linux'] };

test('the project’s lockfile is complete, has the integrity of each package, and names no registry', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  const { packages } = JSON.parse(text) as { packages: LockedPackages };
  expect(completeLockfile(packages).missing).toEqual([]);
  expect(listUnsealed(packages)).toEqual([]);
  expect(text).not.toContain('"resolved": "http');
});

test('packages without integrity are found: of other systems, nested ones and those under another name', () => {
  const sealed = { version: '1.0.0', integrity: 'sha512-x' };
  const packages: LockedPackages = {
    '': { version: '1.0.0' },
    'node_modules/sealed': sealed,
    'node_modules/linked': { link: true },
    'node_modules/sealed/node_modules/bundled': { version: '1.0.0', inBundle: true },
    'node_modules/@tool/darwin-x64': { version: '2.0.0', optional: true, os: ['darwin'] },
    'node_modules/sealed/node_modules/nested': { version: '3.0.0' },
    'node_modules/alias': { name: '@own/name', version: '4.0.0' },
    'node_modules/empty': { version: '5.0.0', integrity: '' },
  };
  expect(listUnsealed(packages)).toEqual([
    { path: 'node_modules/@tool/darwin-x64', spec: '@tool/darwin-x64@2.0.0' },
    { path: 'node_modules/sealed/node_modules/nested', spec: 'nested@3.0.0' },
    { path: 'node_modules/alias', spec: '@own/name@4.0.0' },
    { path: 'node_modules/empty', spec: 'empty@5.0.0' },
  ]);
});

test('integrity stands behind the version, where npm writes it', () => {
  const entries = Object.entries(sealPackage(linux, 'sha512-x'));
  expect(entries.slice(0, 2)).toEqual([
    ['version', '1.0.0'],
    ['integrity', 'sha512-x'],
  ]);
  expect(Object.fromEntries(entries)).toEqual({ ...linux, integrity: 'sha512-x' });
  expect(sealPackage({ ...linux, integrity: '' }, 'sha512-x').integrity).toBe('sha512-x');
});

test.each([
  ['tool-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['tool-windows-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@tool/linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tool/linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
])('a missing binary %s takes after the one beside it', (name, platform) => {
  const { packages, missing } = completeLockfile({
    '': {},
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux-x64': '1.0.0', [name]: '1.0.0' } },
    'node_modules/tool-linux-x64': linux,
  });
  expect(missing).toEqual([`node_modules/${name}`]);
  expect(packages[`node_modules/${name}`]).toEqual({
    version: '1.0.0',
    dev: true,
    license: 'MIT',
    optional: true,
    ...platform,
  });
});

test('a missing binary of a nested package is nested as its neighbour is', () => {
  const { missing } = completeLockfile({
    'node_modules/a/node_modules/tool': {
      optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-win32-x64': '2.0.0' },
    },
    'node_modules/a/node_modules/tool-linux-x64': { ...linux, version: '2.0.0' },
    'node_modules/tool-win32-x64': { version: '1.0.0' },
  });
  expect(missing).toEqual(['node_modules/a/node_modules/tool-win32-x64']);
});
