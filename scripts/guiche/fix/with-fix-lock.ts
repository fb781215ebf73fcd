import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';

/** A process that was killed leaves its lock behind; it is void after this time. */
const staleMs = 10_000;

/** Another process is mending the same tree. */
export class FixLockedError extends Error {
  override readonly name = 'FixLockedError';
}

/** Where the lock of a tree stands: outside of it, so that nothing is ever left in it. */
export function findFixLock(root: string): string {
  const name = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `guiche-fix-${name}.lock`);
}

/**
 * Runs one fix at a time for a tree, over all processes of this machine. The lock goes with the process, however it ends.
 *
 * @throws FixLockedError when another process holds it
 */
export async function withFixLock<T>(root: string, run: () => T | Promise<T>): Promise<T> {
  const lockfilePath = findFixLock(root);
  try {
    await lockfile.lock(root, { lockfilePath, stale: staleMs });
  } catch (error) {
    if ((error as { code?: string }).code === 'ELOCKED') throw new FixLockedError(root);
    throw error;
  }
  try {
    return await run();
  } finally {
    // At once: a signal that comes while it is let go must not leave it behind.
    lockfile.unlockSync(root, { lockfilePath });
  }
}
