import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { copyTemplate, removeFolder } from '../testing/template-folder';
import { FolderUnusableError, lockFolder } from './folder-lock';
import { openPgliteStore } from './pglite-store';
import { messages } from './tables';

const message = { kind: 'email', recipient: 'ana@example.com', text: 'paid' } as const;

it('the embedded database makes a checkpoint after a number of calls, so that the log stays small', async () => {
  const folder = await copyTemplate();
  const store = await openPgliteStore(folder, { checkpointAfter: 10 });
  onTestFinished(async () => {
    await store.close();
    removeFolder(folder);
  });
  const checkpoint = async () => {
    const { rows } = (await store.db.execute(sql`select redo_lsn from pg_control_checkpoint()`)) as unknown as {
      rows: { redo_lsn: string }[];
    };
    return rows[0]?.redo_lsn;
  };
  const before = await checkpoint();
  const call = async () => {
    await store.db.insert(messages).values({ ...message, createdAt: new Date() });
    await store.maintain();
  };
  for (let count = 0; count < 9; count += 1) await call();
  expect(await checkpoint()).toBe(before);
  await call();
  expect(await checkpoint()).not.toBe(before);
});

it('a path that can hold no database is named, with its variable and what it should be', async () => {
  const folder = await copyTemplate();
  onTestFinished(() => removeFolder(folder));
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  await expect(openPgliteStore(file)).rejects.toThrow(
    `SANDBOX_DATA_DIR: no database opens in ${file} (ENOTDIR). It should be a folder`,
  );
});

it.each(['/proc/nope', '/proc/nope/data', '/proc/self/nope/data'])(
  'a folder in a place that takes none, %s, is refused at once',
  async (folder) => {
    await expect(openPgliteStore(folder)).rejects.toThrow(`SANDBOX_DATA_DIR: no database opens in ${folder} (`);
  },
);

it('folders above the database are made', async () => {
  const root = await copyTemplate();
  onTestFinished(() => removeFolder(root));
  const folder = path.join(root, 'a/b/c');
  const lock = await lockFolder(folder);
  expect(fs.statSync(folder).isDirectory()).toBe(true);
  await lock.release();
});

it('a full disk, which the embedded database throws as no Error, is named too', () => {
  expect(new FolderUnusableError('.data', { name: 'ErrnoError', errno: 51 }).message).toContain('.data (ErrnoError)');
});
