import { inArray } from 'drizzle-orm';
import type { Database } from '../store/store';
import { pointsSessions } from '../store/tables';

/** Makes the points of failed payments available again. */
export async function freePoints(tx: Database, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await tx.update(pointsSessions).set({ spentBy: null }).where(inArray(pointsSessions.spentBy, tokens));
}
