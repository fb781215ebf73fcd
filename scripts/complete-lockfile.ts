import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLockfile, type LockedPackages, listUnsealed, sealPackage } from './lockfile/complete-lockfile';

/**
 * `npm run lockfile`, after packages were added: adds to package-lock.json what npm left out, the packages of other systems and the
 * integrity of each, which the registry of npm's settings tells.
 */
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const { packages, missing } = completeLockfile(lockfile.packages);
const unsealed = listUnsealed(packages);
for (const { path, spec } of unsealed) packages[path] = sealPackage(packages[path] ?? {}, askIntegrity(spec));
if (missing.length + unsealed.length > 0)
  writeFileSync('package-lock.json', `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
process.stdout.write(
  `${missing.map((path) => `added ${path}\n`).join('')}${missing.length} package(s) were missing, ${unsealed.length} had no integrity.\n`,
);

/** @throws Error when the registry does not hold the package, or tells no sha-512 of it */
function askIntegrity(spec: string): string {
  const integrity = execFileSync('npm', ['view', spec, 'dist.integrity'], { encoding: 'utf8' }).trim();
  if (!integrity.startsWith('sha512-')) throw new Error(`the registry tells no sha-512 of ${spec}`);
  return integrity;
}
