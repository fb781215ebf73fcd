import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../store/store';
import { payments, pointsSessions, subscriptions } from '../store/tables';
import { type Outcome, refusedOutcome } from './decide-outcome';
import type { PaymentRow } from './payment-row';
import { hasPaid, isOfSubscription, replacePending } from './replace-pending';

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
    if (await hasPaid(tx, isOfInvoice)) return refusedOutcome('duplicate');
  }
  if (subscriptionId && (upgradedPlanId || renewedFrom)) {
    const isOfIt = isOfSubscription(upgradedPlanId ? 'upgrade' : 'renew', subscriptionId);
    await replacePending(tx, subscriptionId, isOfIt);
    const [held] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId)).for('update');
    // A subscription of the magic table has no row. It can always be upgraded, and is renewed once.
    const isUnchanged = upgradedPlanId
      ? !held || held.planId === upgradedPlanId
      : held
        ? held.nextChargeAt.getTime() === renewedFrom?.getTime()
        : !(await hasPaid(tx, isOfIt));
    if (!isUnchanged) return refusedOutcome('duplicate');
  }
  if (pointsToken) {
    const spent = await tx
      .update(pointsSessions)
      .set({ spentBy: begun.token })
      .where(and(eq(pointsSessions.pointsToken, pointsToken), isNull(pointsSessions.spentBy)))
      .returning();
    if (spent.length === 0) return refusedOutcome('points_insufficient');
  }
  return outcome;
}
