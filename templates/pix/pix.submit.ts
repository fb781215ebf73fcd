import { ApiCallError } from '../../renderer/api/api';
import { selectPlanOfStep } from '../../renderer/money/select-plan-of-step';
import { buildPurchase } from '../../renderer/purchase/build-purchase';
import { payForStep } from '../../renderer/purchase/pay-for-step';
import type { Settle, Submit } from '../../renderer/step/step-contract';
import type { StepResult } from '../../renderer/step/step-result';
import type { PaymentStatusAnswer, PixStepProps } from '../../schemas/generated/types';

/** A new code for the same purchase when the old one is over, or back to the payment step for another method. */
export const submit: Submit<PixStepProps, Record<string, never>> = async (_values, context) => {
  const { session, checkout, step, paymentStepId, intent, api } = context;
  const toPayment: StepResult =
    paymentStepId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: paymentStepId };
  if (intent === 'other-method') return toPayment;
  const plan = selectPlanOfStep(checkout, session, step);
  const { pix } = session;
  if (pix && Date.parse(pix.expiresAt) > Date.now()) {
    try {
      const status = await api('loadPayment', { path: { token: pix.token } });
      const settled = settle(status, context);
      if (settled) return settled;
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      return plan
        ? { kind: 'next', session: { purchase: buildPurchase({ plan, method: 'pix' }, pix.token, 'pending', session) } }
        : toPayment;
    }
  }
  const needsDocument = checkout.settings.payment.collectsDocument && session.document === null;
  if (!plan || needsDocument) return toPayment;
  return payForStep(context, {
    plan,
    operation: 'direct',
    entries: [{ method: 'pix', amount: plan.amount }],
    document: session.document ?? undefined,
  });
};

/** Paid: on to success with the receipt. Anything else is shown by the view. */
export const settle: Settle<PixStepProps> = (status: PaymentStatusAnswer, { session, checkout, step }) => {
  if (status.status !== 'paid') return undefined;
  const plan = selectPlanOfStep(checkout, session, step);
  if (!plan) return { kind: 'next' };
  const purchase = buildPurchase({ plan, method: 'pix' }, status.token, 'paid', session);
  return { kind: 'next', session: { purchase: { ...purchase, amount: status.amount }, pix: null } };
};
