import type { StepContext, StepResult } from '../contract/step-contract';
import { goTo } from '../contract/step-contract';
import { settleOn } from '../payment/settle-on';
import { isFinished, purchaseOf } from '../session/purchase-owner';

type Context = StepContext<unknown>;

/** Goes on after a finished purchase. Goes back to payment after a refusal or an expired slip. */
export async function submit(_values: unknown, { session, checkout, payingSteps }: Context): Promise<StepResult> {
  const purchase = purchaseOf(session, checkout);
  if (purchase && isFinished(purchase)) return { kind: 'next' };
  return goTo(payingSteps.paymentStepId, { session: { letGo: purchase?.token } });
}

/** A paid slip ends the purchase. A code or a page of a bank that arrives opens its own step. */
export const settle = settleOn('receipt');

/** A purchase that is paid, or noted, ends on arrival: the buyer's input is removed. */
export function resume({ session, checkout }: Context): Promise<StepResult> | undefined {
  const purchase = purchaseOf(session, checkout);
  const isOver =
    purchase !== null &&
    isFinished(purchase) &&
    (session.leadId !== null || session.name !== '' || session.pix?.token === purchase.token);
  return isOver ? Promise.resolve({ kind: 'stay', session: { isPurchaseOver: true } }) : undefined;
}
