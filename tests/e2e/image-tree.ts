import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNpm } from '../../scripts/setup/run-command.mjs';

/** Folders that git ignores, as the build stage of the image makes them. */
const built = ['.next', 'public', 'schemas/generated'];

/** Generated code beside its sources. */
const generated = ['templates', 'checks/rules', 'renderer'];

/**
 * Makes a folder as the stages of the Containerfile make /app, from its own COPY lines: the build's files, and the
 * production packages alone. No container engine takes part.
 */
export function makeImageTree(root: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-image-'));
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of tracked) cpSync(path.join(root, file), path.join(folder, file));
  for (const part of [...built, ...generated]) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      // Packages that the build leaves outside are relative links.
      verbatimSymlinks: true,
      filter: (source) => !source.startsWith(path.join(root, '.next/cache')),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const bundle = "import('./scripts/build/bundle-server.mjs').then(({ bundleServer }) => bundleServer())";
  execFileSync(process.execPath, ['--eval', bundle], { cwd: folder, stdio: 'pipe' });
  return keepCopied(folder, readFileSync(path.join(root, 'Containerfile'), 'utf8'));
}

/** Leaves what the last stage copies, and installs what the second one installs. */
function keepCopied(folder: string, containerfile: string): string {
  const image = `${folder}-kept`;
  for (const [, sources = ''] of containerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)) {
    for (const source of sources.split(' ').map((one) => one.replace(/^\/app\//, ''))) {
      mkdirSync(path.dirname(path.join(image, source)), { recursive: true });
      renameSync(path.join(folder, source), path.join(image, source));
    }
  }
  const install = /^RUN npm (ci --omit=dev .+)$/m.exec(containerfile)?.[1]?.split(' ') ?? [];
  for (const file of ['package-lock.json', '.npmrc']) cpSync(path.join(folder, file), path.join(image, file));
  const [program, ...npm] = findNpm();
  execFileSync(program, [...npm, ...install, '--prefer-offline'], { cwd: image, stdio: 'pipe' });
  rmSync(folder, { recursive: true });
  // The bundle knows where it was made.
  renameSync(image, folder);
  return folder;
}
