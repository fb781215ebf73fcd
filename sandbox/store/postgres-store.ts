import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder, newOwner, type Store } from './store';
import * as tables from './tables';

/** First keys of PostgreSQL's two-key advisory locks; any unused numbers. */
const MIGRATION_LOCK = 0x6775;
const OWNER_LOCK = 0x6776;
const RECONNECT_MS = 1_000;
/** A server that does not answer fails the call, so that nothing waits forever. */
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 45_000 };

/** Opens a database on a PostgreSQL server; several processes may share it. */
export async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    options: '-c synchronous_commit=on',
    ...patience,
  });
  // A broken connection fails its query, and the pool replaces it. Without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const db = drizzle(pool, { schema: tables });
    // Drizzle's own method leaks the connection when a transaction cannot begin: after ten, the pool is empty.
    db.transaction = (run, config) =>
      withConnection(pool, (client) => drizzle(client, { schema: tables }).transaction(run, config));
    await migrateAlone(pool);
    const owner = newOwner();
    const life = await holdOwnerLock(databaseUrl, owner);
    return {
      db,
      owner,
      isOwnerAlive: async (other) => other === owner || !(await canLock(pool, other)),
      isUsable: () => true,
      isHealthy: async () => (await db.execute(sql`select 1`)).rows.length === 1,
      // The server maintains itself.
      maintain: async () => {},
      close: async () => {
        await life.release();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Lends a connection of the pool. Closes it after a failure, because its state is unknown. */
async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isSound = false;
  try {
    const result = await work(client);
    isSound = true;
    return result;
  } finally {
    client.release(!isSound);
  }
}

/** Processes that start together apply the migrations one after the other. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  await withConnection(pool, async (client) => {
    await client.query('select pg_advisory_lock($1, 0)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    // After a failure the connection is closed, which also frees the lock.
    await client.query('select pg_advisory_unlock($1, 0)', [MIGRATION_LOCK]);
  });
}

/**
 * Holds the owner's lock on its own connection while the process lives; the server frees it afterwards. With a broken
 * connection, others may treat this process as dead. A payment's last write then finds its row settled, and gives up.
 */
async function holdOwnerLock(databaseUrl: string, owner: number): Promise<{ release(): Promise<void> }> {
  let isReleased = false;
  let held = await connect();
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, ...patience });
    client.on('error', () => {});
    try {
      await client.connect();
      const sql = 'select pg_try_advisory_lock($1, $2) as held';
      const { rows } = await client.query<{ held: boolean }>(sql, [OWNER_LOCK, owner]);
      // A waiting lock would outlive its connection on the server and block the next one.
      if (!rows[0]?.held) throw new Error('the server treats a broken connection of this process as alive');
    } catch (error) {
      // A dead server does not confirm the end, so nothing waits for it.
      client.end().catch(() => {});
      throw error;
    }
    client.once('end', reconnect);
    return client;
  }
  function reconnect(): void {
    if (isReleased) return;
    setTimeout(async () => {
      try {
        const client = await connect();
        if (isReleased) await client.end();
        else held = client;
      } catch {
        reconnect();
      }
    }, RECONNECT_MS).unref();
  }
  return {
    release: async () => {
      isReleased = true;
      await held.end();
    },
  };
}

/** Whether no connection holds that owner's lock. */
async function canLock(pool: pg.Pool, owner: number): Promise<boolean> {
  const result = await pool.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1, $2) as free', [
    OWNER_LOCK,
    owner,
  ]);
  return result.rows[0]?.free === true;
}
