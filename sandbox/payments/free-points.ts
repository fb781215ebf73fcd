import { inArray } from 'drizzle-orm';
import type { Database } from '../store/store';
import { pointsSessions } from '../store/tables';

/** Points of payments that came to nothing are there again. */
export async function freePoints(tx: Database, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await tx.update(pointsSessions).set({ spentBy: null }).where(inArray(pointsSessions.spentBy, tokens));
}
