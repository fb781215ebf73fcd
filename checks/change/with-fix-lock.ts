import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import type { AuthorLanguage } from '../findings/describe-finding';

/** A killed process leaves its lock; it is void after this time. */
const staleMs = 10_000;

const locked: Readonly<Record<AuthorLanguage, string>> = {
  'pt-BR': 'outra mudança desta pasta está em andamento; tente de novo quando ela acabar',
  en: 'another change of this folder is running; try again when it has ended',
};

/** Another process changes the tree. Its message is for authors. */
export class TreeLockedError extends Error {
  override readonly name = 'TreeLockedError';

  constructor(language: AuthorLanguage) {
    super(locked[language]);
  }
}

/** Path of a tree's lock file. It lies outside the tree, so that it never remains there. */
export function findFixLock(root: string): string {
  const name = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `guiche-fix-${name}.lock`);
}

/**
 * Allows one change of a tree at a time, over all processes of this machine. The lock ends with the process.
 *
 * @throws TreeLockedError when another process holds it
 */
export async function withFixLock<T>(root: string, language: AuthorLanguage, run: () => T | Promise<T>): Promise<T> {
  const lockfilePath = findFixLock(root);
  try {
    await lockfile.lock(root, { lockfilePath, stale: staleMs });
  } catch (error) {
    if ((error as { code?: string }).code === 'ELOCKED') throw new TreeLockedError(language);
    throw error;
  }
  try {
    return await run();
  } finally {
    // Synchronous, so that a signal cannot leave the lock behind.
    lockfile.unlockSync(root, { lockfilePath });
  }
}
