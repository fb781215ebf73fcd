import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables';

/** The ledger's database, embedded or a server: the same SQL for both. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** An open database with its migrations applied. */
export interface Store {
  db: Database;
  /** Number of this process; rows in `processing` carry it. */
  owner: number;
  /** Whether the process that began a row is still alive. The caller itself counts as alive. */
  isOwnerAlive(owner: number): Promise<boolean>;
  /** False once another process may be writing to the same folder: nothing may be written any more. */
  isUsable(): boolean;
  isHealthy(): Promise<boolean>;
  /** Regular maintenance, run after an answer was sent. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}

/** A number for this process that no other living one has, as far as chance goes. */
export function newOwner(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}
