import { orderIdentity } from '../../model/money/order-identity';
import { selectOrder } from '../../model/money/select-order';
import type { Actions, Resume, Submit } from '../../renderer/contract/step-contract';
import { payForStep, resumeForStep } from '../../renderer/payment/pay-for-step';
import { closeIntentOf } from '../../renderer/session/purchase-intent';
import { hasPaidFor, ownerOf, purchaseOf } from '../../renderer/session/purchase-owner';
import type { PaymentForm, PaymentStepProps } from '../../schemas/generated/types';

/** Pays once; a purchase that this browser has already made leads to its receipt instead. */
export const submit: Submit<PaymentStepProps, PaymentForm> = async (values, context) => {
  const { session, checkout, step, method } = context;
  const order = selectOrder(checkout, session, step);
  const purchase = purchaseOf(session, checkout);
  if (hasPaidFor(purchase, session, order?.plan, order && orderIdentity(order))) return { kind: 'next' };
  if (!order || !method) return { kind: 'stay', formError: { code: 'plan_unavailable' } };
  const { cpf, registry } = values as { cpf?: string; registry?: string };
  return payForStep(context, {
    order,
    method: method.id,
    buildEntries: (payable) => method.buildEntries(values, payable),
    document: registry ?? cpf,
  });
};

export const actions = {
  /** The form again, for one more purchase of what is paid. */
  again: async ({ session, checkout }) => {
    const purchase = purchaseOf(session, checkout);
    if (purchase) closeIntentOf(purchase.token, ownerOf(checkout));
    return { kind: 'stay', session: { letGo: purchase?.token } };
  },
} satisfies Actions<PaymentStepProps>;

/** A reload while a payment was being sent goes on with its outcome (PAY-3). */
export const resume: Resume<PaymentStepProps> = (context) => resumeForStep(context);
