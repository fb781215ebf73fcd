import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGit } from './git';

/** Folders of a catalogue. */
const configFolders = ['brands', 'flows', 'templates'] as const;

/** The configuration of a commit in a folder of its own. */
export interface ExtractedCommit {
  folder: string;
  remove: () => void;
}

/**
 * Writes the configuration of a commit, and what its links lead to, to a temporary folder. The working copy, the index and the list of worktrees stay as
 * they are: git fills an index of its own.
 *
 * @throws GitError
 */
export function extractCommit(repository: string, commit: string): ExtractedCommit {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-plan-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, '.index') };
    // The project may be a folder of a larger repository.
    const [top = '', within = ''] = runGit(repository, ['rev-parse', '--show-toplevel', '--show-prefix']).split('\n');
    runGit(top, ['read-tree', `${commit}:${within}`], { env });
    const tree = path.join(folder, 'tree');
    mkdirSync(tree);
    const written = new Set<string>();
    let wanted: readonly string[] = configFolders;
    while (wanted.length > 0) {
      const listed = runGit(top, ['--literal-pathspecs', 'ls-files', '-z', '--', ...wanted], { env }).split('\0');
      const files = listed.filter((file) => file !== '' && !written.has(file));
      runGit(top, ['checkout-index', '-z', '--stdin', `--prefix=${tree}/`], { env, input: files.join('\0') });
      for (const file of files) written.add(file);
      wanted = files.flatMap((file) => listTargets(tree, file));
    }
    return { folder: tree, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Target of a link that stays inside the tree; empty for anything else. */
function listTargets(tree: string, file: string): string[] {
  const link = path.join(tree, file);
  if (!lstatSync(link).isSymbolicLink()) return [];
  const target = path.relative(tree, path.resolve(path.dirname(link), readlinkSync(link)));
  return target === '' || target.startsWith('..') || path.isAbsolute(target) ? [] : [target];
}
