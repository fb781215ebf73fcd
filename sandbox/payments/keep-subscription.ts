import { and, eq, exists, ne } from 'drizzle-orm';
import { areaOfPlan, findPlanById } from '../catalogue/find-product';
import type { SandboxContext } from '../sandbox-context';
import type { Database } from '../store/store';
import { subscriptions } from '../store/tables';
import { newId } from './new-id';
import { nextChargeAt, scheduledAt } from './next-charge';
import type { PaymentRow } from './payment-row';
import { isOfSubscription, replacePending } from './replace-pending';

/** Starts a subscription for a paid plan or trial. A renewal or upgrade continues the subscription that it names. */
export async function keepSubscription(
  context: SandboxContext,
  tx: Database,
  row: PaymentRow,
  paidAt: Date,
): Promise<void> {
  if (row.subscriptionId !== null) {
    await continueSubscription(context, tx, row, row.subscriptionId, paidAt);
    return;
  }
  const { planId, token: paymentToken, productCode, scheduled, currency, name, email } = row;
  await tx.insert(subscriptions).values({
    id: newId('sub'),
    paymentToken,
    productCode,
    planId,
    amount: scheduled?.amount ?? row.amount,
    currency,
    name,
    email,
    nextChargeAt: scheduled
      ? scheduledAt(scheduled)
      : nextChargeAt(row.planType, areaOfPlan(context.catalogue, planId), paidAt),
    createdAt: paidAt,
  });
}

/**
 * A renewal adds its period to the paid one; an overdue one starts it today. With another plan, it cancels a waiting
 * upgrade, whose price is based on the old plan. A paid upgrade starts its plan now.
 */
async function continueSubscription(
  { catalogue }: SandboxContext,
  tx: Database,
  { operation, planId, planType, amount }: PaymentRow,
  id: string,
  paidAt: Date,
): Promise<void> {
  const isRenewal = operation === 'renew';
  if (isRenewal) {
    // Runs before the subscription is locked, in the order of an upgrade's last checks; otherwise both could deadlock.
    const isOfIt = and(eq(subscriptions.id, id), ne(subscriptions.planId, planId));
    const changesPlan = exists(tx.select().from(subscriptions).where(isOfIt));
    await replacePending(tx, id, and(isOfSubscription('upgrade', id), changesPlan));
  }
  const [held] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  if (!held) return;
  const isAhead = isRenewal && held.nextChargeAt > paidAt;
  const from = isAhead ? held.nextChargeAt : paidAt;
  const due = nextChargeAt(planType, areaOfPlan(catalogue, planId), from);
  const renewedUntil = isAhead ? from : due;
  const price = isRenewal ? amount : (findPlanById(catalogue, planId)?.plan.amount ?? amount);
  await tx
    .update(subscriptions)
    .set({ planId, amount: price, nextChargeAt: due, renewedUntil: isRenewal ? renewedUntil : null })
    .where(eq(subscriptions.id, held.id));
}
