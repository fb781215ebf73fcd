import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGit } from './git';

/** What a catalogue is made of. */
const configFolders = ['brands', 'flows', 'templates'] as const;

/** The configuration of a commit in a folder of its own. */
export interface ExtractedCommit {
  folder: string;
  remove: () => void;
}

/**
 * Writes the configuration of a commit to a temporary folder. The working copy, the index and the list of worktrees stay as
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
    const files = runGit(top, ['ls-files', '-z', '--', ...configFolders], { env });
    const tree = path.join(folder, 'tree');
    mkdirSync(tree);
    runGit(top, ['checkout-index', '-z', '--stdin', `--prefix=${tree}/`], { env, input: files });
    return { folder: tree, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
