import type { PaymentStatusAnswer } from '../../../schemas/generated/types';
import type { StepContext } from '../../contract/step-contract';
import type { StepResult } from '../../contract/step-result';
import { isFinished, purchaseOf } from '../../session/purchase-owner';
import { buildDataPix } from '../build-data-pix';
import { buildElsewhere } from '../build-elsewhere';
import { withPaid } from '../with-paid';

type Context = StepContext<unknown>;

/** Goes to the upsell after a paid purchase. Goes back to payment after a refusal or an expired slip. */
export function leaveReceipt({ session, checkout, payingSteps: { paymentStepId } }: Context): StepResult {
  if (purchaseOf(session, checkout)?.status === 'paid') return { kind: 'next' };
  return paymentStepId === undefined
    ? { kind: 'stay' }
    : { kind: 'goTo', stepId: paymentStepId, session: { letGo: purchaseOf(session, checkout)?.token } };
}

/** A paid slip ends the purchase. A pix code that arrives opens its own step. */
export function settleReceipt(
  status: PaymentStatusAnswer,
  { session, checkout, payingSteps: { pixStepId } }: Context,
): StepResult | undefined {
  const { elsewhere } = session;
  const purchase = purchaseOf(session, checkout);
  if (!purchase && elsewhere === status.token) return { kind: 'stay', session: { purchase: buildElsewhere(status) } };
  if (purchase?.token !== status.token || purchase.status === 'paid') return undefined;
  if (status.status === 'paid')
    return { kind: 'stay', session: { purchase: withPaid(purchase, status), isPurchaseOver: true } };
  if (status.status !== 'pending' || !status.pix || pixStepId === undefined) return undefined;
  return {
    kind: 'goTo',
    stepId: pixStepId,
    session: { pix: buildDataPix(status.pix, purchase), letGo: purchase.token },
  };
}

/** A purchase that is paid, or noted, ends on arrival: the buyer's input is removed. */
export function resumeReceipt({ session, checkout }: Context): Promise<StepResult> | undefined {
  const purchase = purchaseOf(session, checkout);
  const isOver =
    purchase !== null &&
    isFinished(purchase) &&
    (session.leadId !== null || session.name !== '' || session.pix !== null);
  return isOver ? Promise.resolve({ kind: 'stay', session: { isPurchaseOver: true } }) : undefined;
}
