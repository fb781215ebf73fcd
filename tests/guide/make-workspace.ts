import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkProject } from '../../scripts/setup/link-project';
import { root } from '../../scripts/setup/run-command.mjs';

/** The address that the guide clones from. */
const address = 'https://github.com/sua-empresa/guiche.git';

/** What a change of brands needs in the repository; the rest is linked. */
const committed = ['brands', 'flows', 'templates', '.gitignore', '.gitattributes'];

/** A disk where the guide's address leads to a repository of its own. */
export interface Workspace {
  /** Makes an empty folder to begin in. */
  openDesk(): string;
  /** Environment of a shell: git knows the author, and the address of the guide. */
  environment: NodeJS.ProcessEnv;
  /** Clones the repository into a new folder, ready to work in. */
  clone(): string;
  /** Takes back every change of a clone. Returns the changes, a line each. */
  tidy(folder: string): string;
  end(): void;
}

export function makeWorkspace(): Workspace {
  const base = mkdtempSync(path.join(tmpdir(), 'guiche-guide-'));
  const seed = path.join(base, 'seed');
  const origin = path.join(base, 'origin.git');
  const environment = {
    ...process.env,
    ...gitSettings(origin),
    FORCE_COLOR: undefined,
    NO_COLOR: undefined,
    CI: undefined,
  };
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { env: environment, stdio: 'pipe' });
  mkdirSync(seed);
  for (const entry of committed) {
    cpSync(path.join(root, entry), path.join(seed, entry), {
      recursive: true,
      filter: (file) => !/\.(?:tsx?|mjs)$/.test(file),
    });
  }
  git(seed, 'init', '-q');
  git(seed, 'add', '-A');
  git(seed, 'commit', '-qm', 'first');
  git(base, 'clone', '-q', '--bare', seed, origin);
  // GitHub answers a new branch with a link.
  const hook = path.join(origin, 'hooks', 'post-receive');
  writeFileSync(hook, pushAnswer, { mode: 0o755 });
  return {
    openDesk: () => mkdtempSync(path.join(base, 'desk-')),
    environment,
    clone() {
      const folder = mkdtempSync(path.join(base, 'clone-'));
      git(folder, 'clone', '-q', address, '.');
      prepareClone(folder);
      return folder;
    },
    tidy(folder) {
      const left = git(folder, 'status', '--porcelain').toString();
      git(folder, 'reset', '-q', '--hard');
      git(folder, 'clean', '-fdq');
      return left;
    },
    end: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** Makes a clone ready to work in, as `npm start` does. */
export function prepareClone(folder: string): void {
  const own = new Set(readdirSync(folder));
  linkProject(folder);
  const links = readdirSync(folder).filter((entry) => !own.has(entry));
  appendFileSync(path.join(folder, '.git/info/exclude'), links.map((link) => `/${link}\n`).join(''));
}

const pushAnswer = `#!/bin/sh
read -r before after ref
branch=\${ref#refs/heads/}
echo
echo "Create a pull request for '$branch' on GitHub by visiting:"
echo "     https://github.com/sua-empresa/guiche/pull/new/$branch"
echo
`;

function gitSettings(origin: string): Record<string, string> {
  const settings = {
    [`url.${origin}.insteadOf`]: address,
    'init.defaultBranch': 'main',
    'user.name': 'Ana',
    'user.email': 'ana@sua-empresa.example',
  };
  const entries = Object.entries(settings).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: String(entries.length / 2),
    ...Object.fromEntries(entries),
  };
}
