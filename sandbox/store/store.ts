import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables';

/** Folder where drizzle-kit writes migrations. Every start applies them. */
export const migrationsFolder = path.join(import.meta.dirname, '../migrations');

/** Database of the ledger, embedded or on a server: both use the same SQL. Transactions have the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** An open database with its migrations applied. */
export interface Store {
  db: Database;
  /** Number of this process, stored in its `processing` rows. */
  owner: number;
  /** Whether the process that began a row is still alive. The caller itself counts as alive. */
  isOwnerAlive(owner: number): Promise<boolean>;
  /** False once another process may write to the same folder: no more writes are allowed. */
  isUsable(): boolean;
  isHealthy(): Promise<boolean>;
  /** Regular maintenance, run after an answer was sent. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** A random number for this process, which no other living one is likely to have. */
export function newOwner(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}
