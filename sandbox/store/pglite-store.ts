import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type FolderLock, FolderTakenError, FolderUnusableError, type FolderUse, lockFolder } from './folder-lock';
import { migrationsFolder, newOwner, type Store } from './store';
import * as tables from './tables';

/**
 * Calls between checkpoints: about 16 MB of log if each one pays. An embedded PostgreSQL makes none by itself. Without
 * them the log grows forever, and a start after a crash reads all of it.
 */
const CHECKPOINT_AFTER = 5_000;

/** Another process holds the folder now; a write would destroy its payments. */
class FolderLostError extends Error {
  override readonly name = 'FolderLostError';
}

/**
 * Opens the embedded PostgreSQL in a folder, which it creates if needed. A returned commit survives any end of the
 * process.
 *
 * @throws FolderTakenError when another process uses the folder
 * @throws FolderUnusableError when the folder cannot be written
 */
export async function openPgliteStore(
  folder: string,
  { checkpointAfter = CHECKPOINT_AFTER, use }: { checkpointAfter?: number; use?: FolderUse | undefined } = {},
): Promise<Store> {
  const lock = await lockFolder(folder, use).catch((error: unknown) => {
    throw error instanceof FolderTakenError ? error : new FolderUnusableError(folder, error);
  });
  try {
    const data = path.join(folder, 'pglite');
    const ready = path.join(folder, 'ready');
    const isNew = !fs.existsSync(ready);
    // An interrupted first start leaves half a database without data.
    if (isNew) fs.rmSync(data, { recursive: true, force: true });
    const client = await PGlite.create(data);
    failWhenLost(client, lock);
    const db = drizzle(client, { schema: tables });
    await migrate(db, { migrationsFolder });
    if (isNew) fs.writeFileSync(ready, '');
    const owner = newOwner();
    let calls = 0;
    return {
      db,
      owner,
      isOwnerAlive: async (other) => other === owner,
      isUsable: () => lock.isHeld() && !client.closed,
      isHealthy: async () => !client.closed && (await canQuery(client)),
      maintain: async () => {
        calls += 1;
        if (calls % checkpointAfter === 0) await client.exec('checkpoint');
      },
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw new FolderUnusableError(folder, error);
  }
}

/** Makes every query fail once the folder is lost: even a close's checkpoint would undo the other process's writes. */
function failWhenLost(client: PGlite, lock: FolderLock): void {
  const execute = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    if (!lock.isHeld()) throw new FolderLostError('another process uses the sandbox folder; restart the sandbox');
    return execute(message);
  };
}

async function canQuery(client: PGlite): Promise<boolean> {
  try {
    return (await client.query('select 1')).rows.length === 1;
  } catch {
    return false;
  }
}
