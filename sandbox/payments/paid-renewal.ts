import { and, eq } from 'drizzle-orm';
import type { Database } from '../store/store';
import { payments } from '../store/tables';

/** Condition for payments that renew a subscription. */
export function isRenewalOf(subscriptionId: string) {
  return and(eq(payments.operation, 'renew'), eq(payments.subscriptionId, subscriptionId));
}

/**
 * Whether a renewal has been paid. A subscription of the magic table has no row with its end date, so we search the
 * payments.
 */
export async function hasPaidRenewal(db: Database, subscriptionId: string): Promise<boolean> {
  const paid = await db
    .select({ token: payments.token })
    .from(payments)
    .where(and(isRenewalOf(subscriptionId), eq(payments.status, 'paid')))
    .limit(1);
  return paid.length > 0;
}
