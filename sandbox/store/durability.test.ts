import fs from 'node:fs';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyTemplate, removeFolder } from '../testing/template-folder';
import { openPgliteStore } from './pglite-store';
import type { Store } from './store';
import { messages } from './tables';

let folder: string;
let store: Store;

beforeAll(async () => {
  folder = await copyTemplate();
  store = await openPgliteStore(folder);
});

afterAll(async () => {
  await store.close();
  removeFolder(folder);
});

afterEach(() => vi.restoreAllMocks());

const addMessage = (text: string) =>
  store.db.insert(messages).values({ kind: 'email', recipient: 'ana@example.com', text, createdAt: new Date() });

describe('a commit on the embedded database', () => {
  it('is on the disk when it returns: one fsync each, and none for a read', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync');
    for (let count = 1; count <= 5; count += 1) {
      await addMessage(`message ${count}`);
      expect(fsync).toHaveBeenCalledTimes(count);
    }
    await store.db.select().from(messages);
    expect(fsync).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['fsync', 'on'],
    ['wal_sync_method', 'fsync'],
    ['synchronous_commit', 'on'],
    ['full_page_writes', 'on'],
  ])('runs with %s = %s', async (setting, value) => {
    const { rows } = (await store.db.execute(sql`select current_setting(${setting}) as value`)) as unknown as {
      rows: { value: string }[];
    };
    expect(rows).toEqual([{ value }]);
  });

  it('is followed by a checkpoint once in a while, so that the log does not grow for ever', async () => {
    await store.close();
    store = await openPgliteStore(folder, { checkpointAfter: 10 });
    const checkpoint = async () => {
      const { rows } = (await store.db.execute(sql`select redo_lsn from pg_control_checkpoint()`)) as unknown as {
        rows: { redo_lsn: string }[];
      };
      return rows[0]?.redo_lsn;
    };
    const before = await checkpoint();
    for (let count = 0; count < 9; count += 1) await addMessage('before the checkpoint');
    await store.maintain();
    expect(await checkpoint()).toBe(before);
    await addMessage('the tenth');
    await store.maintain();
    expect(await checkpoint()).not.toBe(before);
    await store.db.delete(messages).where(inArray(messages.text, ['before the checkpoint', 'the tenth']));
  });

  it('fails when the disk fails: nothing is acknowledged that is not stored', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    });
    await expect(addMessage('lost')).rejects.toThrow();
    expect(fsync).toHaveBeenCalled();
    fsync.mockRestore();
    await expect(addMessage('after')).rejects.toThrow();
    expect(await store.isHealthy()).toBe(false);
    await store.close();
    store = await openPgliteStore(folder);
    const kept = (await store.db.select().from(messages)).map(({ text }) => text);
    expect(kept.filter((text) => text !== 'lost')).toHaveLength(5);
  });
});
