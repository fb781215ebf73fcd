import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../store/store';
import { payments } from '../store/tables';
import { freePoints } from './free-points';

/** Serializes payments of one invoice or subscription, and cancels one that still waits. */
export async function replacePending(tx: Database, id: string, isOfIt: SQL | undefined): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`);
  // Waits for a concurrent settlement, and leaves that row as settled.
  const canceled = await tx
    .update(payments)
    .set({ status: 'canceled' })
    .where(and(isOfIt, eq(payments.status, 'pending')))
    .returning({ token: payments.token });
  await freePoints(
    tx,
    canceled.map(({ token }) => token),
  );
}

export function isUpgradeOf(subscriptionId: string): SQL | undefined {
  return and(eq(payments.operation, 'upgrade'), eq(payments.subscriptionId, subscriptionId));
}
