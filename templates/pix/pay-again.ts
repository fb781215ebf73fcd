import { selectOrder } from '../../model/money/select-order';
import type { StepContext, StepResult } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import { loadBuyerPlans } from '../../renderer/payment/load-buyer-plans';
import { payForStep } from '../../renderer/payment/pay-for-step';
import { wordChange } from '../../renderer/payment/to-step-result';
import { closeIntentOf } from '../../renderer/session/purchase-intent';
import { ownerOf } from '../../renderer/session/purchase-owner';
import type { PixStepProps } from '../../schemas/generated/types';

/**
 * Pays the old code's order again. A changed plan or price goes to the payment step instead.
 *
 * @param isOver whether the backend says that the old code was not paid and cannot be
 */
export async function payAgain(context: StepContext<PixStepProps>, isOver: boolean): Promise<StepResult> {
  const { checkout, step } = context;
  const { paymentStepId } = context.payingSteps;
  // After a reload, the page knows the price without the buyer's own voucher or discount.
  const plans = context.session.plans ?? (await loadBuyerPlans(context)) ?? null;
  const session = { ...context.session, plans };
  const order = selectOrder(checkout, session, step);
  const bought = session.pix?.purchase;
  // Otherwise the payment would return the expired code again.
  if (bought && !isOver) closeIntentOf(bought.token, ownerOf(checkout));
  const isPayerKnown = order?.kind !== 'plan' || session.leadId !== null;
  if (!order || !isPayerKnown || order.plan.id !== bought?.planId) return goTo(paymentStepId);
  const { method } = bought;
  const samePayment = { method };
  if (order.total !== bought.amount) {
    const formError = isOver
      ? {
          code: 'amount_changed',
          outcome: 'none' as const,
          values: wordChange(checkout, order.currency, bought.amount, order.total),
        }
      : { code: 'status_unknown' };
    return goTo(paymentStepId, { message: { formError, values: samePayment } });
  }
  const needsDocument = checkout.settings.payment.collectsDocument && session.document === null;
  if (needsDocument) {
    return goTo(paymentStepId, { message: { formError: { code: 'document_again' }, values: samePayment } });
  }
  const result = await payForStep(
    { ...context, session },
    {
      order,
      method,
      buildEntries: ({ amount }) => [{ method, amount }],
      document: session.document ?? undefined,
    },
  );
  if (result.kind !== 'stay' || result.session?.plans === undefined) return result;
  const { kind: _, session: changed, ...message } = result;
  return goTo(paymentStepId, { session: changed, message: { ...message, values: samePayment } });
}
