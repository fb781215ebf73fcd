import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The parts of a package in package-lock.json that we check. */
interface LockedPackage {
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

type Lockfile = Readonly<Record<string, LockedPackage>>;

/** Paths of packages without an integrity hash. */
function listUnsealed(packages: Lockfile): string[] {
  return Object.entries(packages)
    .filter(
      ([path, { link, inBundle, integrity }]) =>
        path !== '' && !link && !inBundle && !/^sha512-./.test(integrity ?? ''),
    )
    .map(([path]) => path);
}

/** Names of optional packages, such as binaries for other systems, without an entry: `npm ci` fails there. */
function listMissing(packages: Lockfile): string[] {
  const known = Object.keys(packages);
  return Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !known.some((path) => path.endsWith(`node_modules/${name}`)));
}

test.each([
  ['of the project', 'package-lock.json'],
  ["of the nightly test's flag service", 'tests/unleash-server/package-lock.json'],
])('the lock file %s contains every optional package, an integrity for each, and no registry address', (_, file) => {
  const text = readFileSync(file, 'utf8');
  const { packages } = JSON.parse(text) as { packages: Lockfile };
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(listUnsealed(packages)).toEqual([]);
  expect(listMissing(packages)).toEqual([]);
  expect(text).not.toContain('"resolved": "http');
});

test('the lock file check finds packages without integrity and missing optional packages', () => {
  const planted: Lockfile = {
    '': {},
    'node_modules/tool': { integrity: 'sha512-x', optionalDependencies: { '@tool/darwin-x64': '1.0.0' } },
    'node_modules/tool/node_modules/nested': {},
    'node_modules/empty': { integrity: '' },
    'node_modules/linked': { link: true },
    'node_modules/tool/node_modules/bundled': { inBundle: true },
  };
  expect(listUnsealed(planted)).toEqual(['node_modules/tool/node_modules/nested', 'node_modules/empty']);
  expect(listMissing(planted)).toEqual(['@tool/darwin-x64']);
});
