import type { PayingSteps } from '../../renderer/flow/paying-steps';
import { selectPlanOfStep } from '../../renderer/money/select-plan-of-step';
import { withPaid } from '../../renderer/purchase/build-purchase';
import { payForStep, type StepPurchase, wordChange } from '../../renderer/purchase/pay-for-step';
import { closeIntentOf } from '../../renderer/purchase/purchase-intent';
import { ownerOf } from '../../renderer/purchase/purchase-owner';
import { type Asked, askStatus } from '../../renderer/purchase/resolve-outcome';
import type { SessionPatch } from '../../renderer/session/session';
import type { Actions, Settle, StepContext, Submit } from '../../renderer/step/step-contract';
import type { StepResult, Told } from '../../renderer/step/step-result';
import type { Flow, PixStepProps } from '../../schemas/generated/types';

/**
 * A new code for the same purchase when the old one is over, or the receipt where no call can tell. The backend says whether
 * the old one is over: the phone's clock may be wrong, and money may have arrived in its last second.
 */
export const submit: Submit<PixStepProps, Record<string, never>> = async (_values, context) => {
  const { pix } = context.session;
  const asked = await askForCode(context);
  if (pix && asked?.kind === 'unsupported') return { kind: 'next', session: { purchase: pix.purchase } };
  return replaceCode(context, asked);
};

export const actions = {
  /** Where no call can tell whether the old code is over. */
  newCode: async (context) => replaceCode(context, await askForCode(context)),
  otherMethod: async ({ payingSteps }) => toPayment(payingSteps),
} satisfies Actions<PixStepProps>;

async function askForCode({ session: { pix }, api }: StepContext<PixStepProps>): Promise<Asked | undefined> {
  return pix ? askStatus(api, pix.token) : undefined;
}

async function replaceCode(context: StepContext<PixStepProps>, asked: Asked | undefined): Promise<StepResult> {
  const { pix } = context.session;
  switch (asked?.kind) {
    case 'unanswered':
      return { kind: 'stay', formError: { code: 'status_unknown' } };
    case 'unsupported':
      // Else the code that is over would be asked for once more.
      if (pix) closeIntentOf(pix.token, ownerOf(context.checkout));
      return payAgain(context, false);
    case 'known':
      if (asked.status.status === 'paid') return settle(asked.status, context) ?? { kind: 'stay' };
      if (asked.status.status === 'pending') return { kind: 'stay' };
  }
  return payAgain(context, true);
}

/**
 * For what the old code was for; another plan or price is shown on the payment step, and paid for there.
 *
 * @param isOver whether the backend says that nobody has paid by the old code, nor can
 */
async function payAgain(context: StepContext<PixStepProps>, isOver: boolean): Promise<StepResult> {
  const { session, checkout, step, payingSteps } = context;
  const plan = selectPlanOfStep(checkout, session, step);
  const bought = session.pix?.purchase;
  if (!plan || plan.id !== bought?.planId) return toPayment(payingSteps);
  if (plan.amount !== bought.amount) {
    const formError = isOver
      ? { code: 'amount_changed', values: wordChange(checkout, plan.currency, bought.amount, plan.amount) }
      : { code: 'status_unknown' };
    return toPayment(payingSteps, { told: { formError, values: samePayment } });
  }
  const needsDocument = checkout.settings.payment.collectsDocument && session.document === null;
  if (needsDocument) {
    return toPayment(payingSteps, { told: { formError: { code: 'document_again' }, values: samePayment } });
  }
  const result = await payForStep(context, {
    plan,
    ...saleOf(checkout.flow, payingSteps),
    entries: [{ method: 'pix', amount: plan.amount }],
    document: session.document ?? undefined,
  });
  if (result.kind !== 'stay' || result.session?.plans === undefined) return result;
  const { kind: _, session: changed, ...told } = result;
  return toPayment(payingSteps, { session: changed, told: { ...told, values: samePayment } });
}

/** What the payment step begins with where a new code was asked for. */
const samePayment = { method: 'pix' };

interface ToPayment {
  session?: SessionPatch;
  told?: Told;
}

type Sale = Pick<StepPurchase, 'operation' | 'type'>;

/** A new code is for what the flow's payment is for. */
function saleOf({ steps }: Flow, { paymentStepId }: PayingSteps): Sale {
  const props = steps.find(({ id }) => id === paymentStepId)?.props ?? {};
  const { operation = 'direct', type } = props as Partial<Sale>;
  return { operation, type };
}

function toPayment({ paymentStepId }: PayingSteps, { session, told }: ToPayment = {}): StepResult {
  if (paymentStepId === undefined) return { kind: 'stay', ...told, ...(session && { session }) };
  return { kind: 'goTo', stepId: paymentStepId, ...(told && { told }), ...(session && { session }) };
}

/** Paid: on to success with the receipt. Anything else is shown by the view. */
export const settle: Settle<PixStepProps> = (status, { session: { pix } }) =>
  status.status === 'paid' && pix?.token === status.token
    ? { kind: 'next', session: { purchase: withPaid(pix.purchase, status), pix: null } }
    : undefined;
