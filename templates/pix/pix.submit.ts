import { ApiCallError } from '../../renderer/api/api';
import { parseCheckoutUrl } from '../../renderer/location/parse-checkout-url';
import { selectPlan } from '../../renderer/money/plan-price';
import { buildPurchase } from '../../renderer/purchase/build-purchase';
import { payForStep } from '../../renderer/purchase/pay-for-step';
import type { Settle, StepContext, Submit } from '../../renderer/step/step-contract';
import type { StepResult } from '../../renderer/step/step-result';
import type { PaymentStatusAnswer, PixStepProps, PlanSummary } from '../../schemas/generated/types';

/** A new code for the same purchase when the old one is over, or back to the payment step for another method. */
export const submit: Submit<PixStepProps, Record<string, never>> = async (_values, context) => {
  const { session, checkout, paymentStepId, intent, api } = context;
  const toPayment: StepResult =
    paymentStepId === undefined ? { kind: 'stay' } : { kind: 'goTo', stepId: paymentStepId };
  if (intent === 'other-method') return toPayment;
  const plan = findPlan(context);
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
export const settle: Settle<PixStepProps> = (status: PaymentStatusAnswer, context) => {
  if (status.status !== 'paid') return undefined;
  const plan = findPlan(context);
  if (!plan) return { kind: 'next' };
  const purchase = buildPurchase({ plan, method: 'pix' }, status.token, 'paid', context.session);
  return { kind: 'next', session: { purchase: { ...purchase, amount: status.amount }, pix: null } };
};

function findPlan({ session, checkout, step }: StepContext<PixStepProps>): PlanSummary | undefined {
  const { oferta } = parseCheckoutUrl(`/?${checkout.search}`).query;
  const plans = session.plans ?? checkout.plans ?? [];
  return selectPlan(plans, {
    planId: oferta,
    planType: step.props.plan?.planType,
    selectedPlanId: session.selectedPlanId,
  });
}
