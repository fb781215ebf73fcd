import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { payForStep, resumeForStep } from '../../renderer/payment/pay-for-step';
import { closeIntentOf } from '../../renderer/session/purchase-intent';
import { hasPaidFor, ownerOf } from '../../renderer/session/purchase-owner';
import type { PaymentForm, PaymentStepProps } from '../../schemas/generated/types';

/** Pays once; a purchase that this browser has already made leads to its receipt instead. */
export const submit: Submit<PaymentStepProps, PaymentForm> = async (values, context) => {
  const { session, checkout, step, buildEntry } = context;
  const plan = selectPlanOfStep(checkout, session, step);
  if (hasPaidFor(session, plan)) return { kind: 'next' };
  if (!plan || !buildEntry) return { kind: 'stay', formError: { code: 'plan_unavailable' } };
  const { cpf, registry } = values as { cpf?: string; registry?: string };
  return payForStep(context, {
    plan,
    operation: step.props.operation ?? 'direct',
    type: step.props.type,
    entries: [buildEntry(values, plan)],
    document: registry ?? cpf,
  });
};

export const actions = {
  /** The form again, for one more purchase of what is paid. */
  again: async ({ session: { purchase }, checkout }) => {
    if (purchase) closeIntentOf(purchase.token, ownerOf(checkout));
    return { kind: 'stay', session: { letGo: purchase?.token } };
  },
} satisfies Actions<PaymentStepProps>;

/** A reload while a payment was being sent goes on with its outcome (PAY-3). */
export const resume: Resume<PaymentStepProps> = (context) => resumeForStep(context);
