import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lockfile, Project } from './check-supply';

/** A package.json with its lock file. */
interface LockedProject {
  /** Path of the lock file. */
  file: string;
  project: Project;
  packages: Lockfile;
}

/** Folders of installed packages, builds and data. */
const skipped = ['node_modules', 'generated'];

/** Every lock file in a folder, with its project. Hidden folders hold no source. */
export function readProjects(folder: string): LockedProject[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith('.') || skipped.includes(entry.name) ? [] : readProjects(file);
    if (entry.name !== 'package-lock.json') return [];
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Lockfile };
    const project = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Project;
    return [{ file, project, packages }];
  });
}
