import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DurableNodeFs, durableStartParams, failWhenBroken, syncFolder } from './durable-node-fs';
import { type FolderUse, lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import { newOwner, type Store } from './store';
import * as tables from './tables';

/**
 * Commits between checkpoints, some 16 MB of log. An embedded PostgreSQL has no process that makes them: without, the
 * log grows for ever and a start after a crash reads all of it.
 */
const CHECKPOINT_AFTER = 5_000;

/**
 * Opens the embedded PostgreSQL in a folder, created when absent. A commit is on the disk before it returns.
 *
 * @throws FolderTakenError when another process has the folder open
 */
export async function openPgliteStore(
  folder: string,
  { checkpointAfter = CHECKPOINT_AFTER, use }: { checkpointAfter?: number; use?: FolderUse | undefined } = {},
): Promise<Store> {
  const lock = await lockFolder(folder, use);
  try {
    const data = path.join(folder, 'pglite');
    const ready = path.join(folder, 'ready');
    const isNew = !fs.existsSync(ready);
    // A first start that was cut off leaves half a database and nothing to lose.
    if (isNew) fs.rmSync(data, { recursive: true, force: true });
    const disk = new DurableNodeFs(data);
    const client = await PGlite.create({
      fs: disk,
      relaxedDurability: false,
      startParams: durableStartParams(PGlite.defaultStartParams),
    });
    failWhenBroken(client, disk, lock);
    const db = drizzle(client, { schema: tables });
    await migrate(db, { migrationsFolder });
    if (isNew) {
      fs.writeFileSync(ready, '');
      syncFolder(folder);
    }
    const owner = newOwner();
    let checkpointAt = disk.syncs + checkpointAfter;
    return {
      db,
      owner,
      isOwnerAlive: async (other) => other === owner,
      isUsable: () => lock.isHeld() && !disk.isBroken && !client.closed,
      isHealthy: async () => !client.closed && (await canQuery(client)),
      maintain: async () => {
        if (disk.syncs < checkpointAt) return;
        checkpointAt = Number.POSITIVE_INFINITY;
        try {
          await client.exec('checkpoint');
        } finally {
          checkpointAt = disk.syncs + checkpointAfter;
        }
      },
      close: async () => {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function canQuery(client: PGlite): Promise<boolean> {
  try {
    return (await client.query('select 1')).rows.length === 1;
  } catch {
    return false;
  }
}
