import type { PayingSteps } from '../../model/flow/paying-steps';
import type { Actions, Resume, Settle, StepContext, Submit } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import { buildDataPix } from '../../renderer/payment/build-data-pix';
import { buildElsewhere } from '../../renderer/payment/build-elsewhere';
import { withPaid } from '../../renderer/payment/with-paid';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import type { PaymentStatusAnswer, PaymentVerificationStepProps, PurchasedPlan } from '../../schemas/generated/types';
import { selectVerificationState } from './select-verification-state';

/** Opens the bank's page again, continues if the status cannot be queried, or leads to another method. Never pays. */
export const submit: Submit<PaymentVerificationStepProps, Record<string, never>> = async (_values, context) => {
  const { session, wait, checkout } = context;
  switch (selectVerificationState(session, wait, checkout)) {
    case 'challenge':
      return wait.status?.redirect === undefined ? { kind: 'stay' } : { kind: 'leave', href: wait.status.redirect };
    case 'manual':
    case 'paid':
      return { kind: 'next' };
    case 'checking':
    case 'waiting':
    case 'processing':
    case 'blocked':
      return { kind: 'stay' };
    default:
      return toPayment(context);
  }
};

export const actions = {
  /** Abandons the payment that the bank has not answered. */
  otherMethod: async (context) => toPayment(context),
} satisfies Actions<PaymentVerificationStepProps>;

/** Abandons only this page's payment, not other purchases. */
function toPayment({ wait, payingSteps: { paymentStepId } }: StepContext<PaymentVerificationStepProps>): StepResult {
  return paymentStepId === undefined
    ? { kind: 'stay' }
    : { kind: 'goTo', stepId: paymentStepId, session: { letGo: wait.token ?? undefined } };
}

/**
 * A paid payment leads to the receipt. One from another browser has no receipt here, so this step confirms it. An open
 * code needs no confirmation and opens its own step.
 */
export const settle: Settle<PaymentVerificationStepProps> = (status, { session, checkout, payingSteps }) => {
  const { elsewhere } = session;
  const purchase = purchaseOf(session, checkout);
  if (elsewhere === status.token && status.status === 'pending')
    return showCode(status, buildElsewhere(status), payingSteps);
  if (purchase?.token !== status.token) return undefined;
  if (status.status === 'paid') return { kind: 'next', session: { purchase: withPaid(purchase, status) } };
  return status.status === 'pending' ? showCode(status, purchase, payingSteps) : undefined;
};

function showCode(
  { pix, bankslip }: PaymentStatusAnswer,
  purchase: PurchasedPlan,
  { pixStepId }: PayingSteps,
): StepResult | undefined {
  if (bankslip) return { kind: 'next', session: { purchase: { ...purchase, bankslip } } };
  if (!pix || pixStepId === undefined) return undefined;
  return { kind: 'goTo', stepId: pixStepId, session: { pix: buildDataPix(pix, purchase), letGo: purchase.token } };
}

/** A buyer who returns to a finished purchase, or to an open slip, continues to it. */
export const resume: Resume<PaymentVerificationStepProps> = ({ session, checkout }) => {
  const purchase = purchaseOf(session, checkout);
  return purchase?.status === 'paid' || purchase?.bankslip ? Promise.resolve({ kind: 'next' }) : undefined;
};
