import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGit } from './git';

/** Folders of a catalogue. */
const configFolders = ['brands', 'flows', 'templates'] as const;

/** A commit's configuration in its own folder. */
export interface ExtractedCommit {
  folder: string;
  remove: () => void;
}

/**
 * Writes a commit's configuration, and the targets of its links, to a temporary folder. Working copy, index and
 * worktrees stay unchanged: git uses a separate index.
 *
 * @throws GitError
 */
export function extractCommit(repository: string, commit: string): ExtractedCommit {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-plan-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, '.index') };
    // The project may be a subfolder of a repository.
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
