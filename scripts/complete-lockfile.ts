import { readFileSync, writeFileSync } from 'node:fs';
import { completeLockfile, type LockedPackages } from './lockfile/complete-lockfile';

/** `npm run lockfile`, after packages were added: adds to package-lock.json what npm left out. */
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const { packages, missing } = completeLockfile(lockfile.packages);
if (missing.length > 0) writeFileSync('package-lock.json', `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
process.stdout.write(
  `${missing.map((path) => `added ${path}\n`).join('')}${missing.length} package(s) were missing.\n`,
);
