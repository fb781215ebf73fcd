import type { Actions, Resume, Settle, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import { settleOn } from '../../renderer/payment/settle-on';
import type { SessionPatch } from '../../renderer/session/session';
import { screensOf, selectPaymentState } from '../../renderer/wait/payment-state';
import type { PaymentVerificationStepProps } from '../../schemas/generated/types';

/** Opens the bank's page again, continues if the status cannot be queried, or leads to another method. Never pays. */
export const submit: Submit<PaymentVerificationStepProps, Record<string, never>> = async (_values, context) => {
  const { session, wait, checkout } = context;
  switch (selectPaymentState(session, wait, checkout)) {
    case 'challenge':
      return wait.status?.redirect === undefined ? { kind: 'stay' } : { kind: 'leave', href: wait.status.redirect };
    case 'manual':
    case 'paid':
      return { kind: 'next' };
    case 'refused':
    case 'expired':
    case 'canceled':
    case 'missing':
      return toPayment(context);
    default:
      return { kind: 'stay' };
  }
};

export const actions = {
  /** Abandons the payment that the bank has not answered. */
  otherMethod: async (context) => toPayment(context, { isUnanswered: true }),
} satisfies Actions<PaymentVerificationStepProps>;

/** Abandons only this page's payment, not other purchases. */
function toPayment(
  { wait, payingSteps: { paymentStepId } }: StepContext<PaymentVerificationStepProps>,
  left: SessionPatch = {},
): StepResult {
  return goTo(paymentStepId, { session: { letGo: wait.token ?? undefined, ...left } });
}

/**
 * A paid payment leads to the receipt. One from another browser has no receipt here, so this step confirms it. An open
 * code needs no confirmation and opens its own step.
 */
export const settle: Settle<PaymentVerificationStepProps> = settleOn('verification');

/** A buyer who returns to a finished purchase, or to an open slip, continues to it. */
export const resume: Resume<PaymentVerificationStepProps> = ({ session, wait, checkout }) => {
  const [screen] = screensOf[selectPaymentState(session, { ...wait, status: undefined }, checkout)];
  return screen === 'receipt' ? Promise.resolve({ kind: 'next' }) : undefined;
};
