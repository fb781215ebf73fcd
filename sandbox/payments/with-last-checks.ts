import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../store/store';
import { payments, pointsSessions, subscriptions } from '../store/tables';
import { type Outcome, refusedOutcome } from './decide-outcome';
import { hasPaidRenewal, isRenewalOf } from './paid-renewal';
import type { PaymentRow } from './payment-row';
import { isUpgradeOf, replacePending } from './replace-pending';

/** Values that were checked before the payment began and may have changed since. */
export interface LastChecks {
  pointsToken?: string | undefined;
  /** Plan that the upgrade's price is based on. */
  upgradedPlanId?: string | undefined;
  /** Next charge date in the renewal request. */
  renewedFrom?: Date | undefined;
}

/** Checks in the database: points are spent once; an invoice, upgrade or renewal is paid once. */
export async function withLastChecks(
  tx: Database,
  begun: PaymentRow,
  outcome: Outcome,
  { pointsToken, upgradedPlanId, renewedFrom }: LastChecks,
): Promise<Outcome> {
  if (outcome.status === 'refused') return outcome;
  const { invoiceId, subscriptionId } = begun;
  if (invoiceId) {
    const isOfInvoice = eq(payments.invoiceId, invoiceId);
    await replacePending(tx, invoiceId, isOfInvoice);
    const paid = await tx
      .select()
      .from(payments)
      .where(and(isOfInvoice, eq(payments.status, 'paid')))
      .limit(1);
    if (paid.length > 0) return refusedOutcome('duplicate');
  }
  if (subscriptionId && upgradedPlanId) {
    await replacePending(tx, subscriptionId, isUpgradeOf(subscriptionId));
    const [held] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
    // A subscription of the magic table has no row and can always be upgraded.
    if (held && held.planId !== upgradedPlanId) return refusedOutcome('duplicate');
  }
  if (subscriptionId && renewedFrom) {
    await replacePending(tx, subscriptionId, isRenewalOf(subscriptionId));
    const [held] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
    const isRenewed = held
      ? held.nextChargeAt.getTime() !== renewedFrom.getTime()
      : await hasPaidRenewal(tx, subscriptionId);
    if (isRenewed) return refusedOutcome('duplicate');
  }
  if (pointsToken) {
    const spent = await tx
      .update(pointsSessions)
      .set({ spentBy: begun.token })
      .where(and(eq(pointsSessions.pointsToken, pointsToken), sql`${pointsSessions.spentBy} is null`))
      .returning();
    if (spent.length === 0) return refusedOutcome('points_insufficient');
  }
  return outcome;
}
