import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockfile, type LockedPackages } from './complete-lockfile';

const linux = { version: '1.0.0', cpu: ['x64'], dev: true, license: 'MIT', optional: true, os: ['linux'] };

test('the project’s lockfile is complete and names no registry', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(completeLockfile((JSON.parse(text) as { packages: LockedPackages }).packages).missing).toEqual([]);
  expect(text).not.toContain('"resolved": "http');
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
