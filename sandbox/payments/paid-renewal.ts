import { and, eq } from 'drizzle-orm';
import type { Database } from '../store/store';
import { payments } from '../store/tables';

/** The payments that renew a subscription. */
export function isRenewalOf(subscriptionId: string) {
  return and(eq(payments.operation, 'renew'), eq(payments.subscriptionId, subscriptionId));
}

/** Whether a renewal of a subscription has been paid: one of the magic table has no row that says until when. */
export async function hasPaidRenewal(db: Database, subscriptionId: string): Promise<boolean> {
  const paid = await db
    .select({ token: payments.token })
    .from(payments)
    .where(and(isRenewalOf(subscriptionId), eq(payments.status, 'paid')))
    .limit(1);
  return paid.length > 0;
}
