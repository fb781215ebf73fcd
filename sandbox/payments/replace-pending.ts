import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../store/store';
import { payments, pointsSessions } from '../store/tables';

/** Serializes payments of one invoice or subscription, and cancels one that still waits. */
export async function replacePending(tx: Database, id: string, isOfIt: SQL | undefined): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`);
  // Waits for a concurrent settlement, and leaves that row as settled.
  const canceled = await tx
    .update(payments)
    .set({ status: 'canceled' })
    .where(and(isOfIt, eq(payments.status, 'pending')))
    .returning();
  for (const { token } of canceled) await freePoints(tx, token);
}

/** Makes the points of a failed payment available again. */
export async function freePoints(tx: Database, token: string): Promise<void> {
  await tx.update(pointsSessions).set({ spentBy: null }).where(eq(pointsSessions.spentBy, token));
}

/** Condition for payments that change a subscription. */
export function isOfSubscription(operation: 'renew' | 'upgrade', subscriptionId: string): SQL | undefined {
  return and(eq(payments.operation, operation), eq(payments.subscriptionId, subscriptionId));
}

/** Whether a payment with this condition has been paid. */
export async function hasPaid(db: Database, isOfIt: SQL | undefined): Promise<boolean> {
  const [paid] = await db
    .select({ token: payments.token })
    .from(payments)
    .where(and(isOfIt, eq(payments.status, 'paid')))
    .limit(1);
  return paid !== undefined;
}
