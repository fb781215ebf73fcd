import { renewPage } from '../../renderer/chunks/renew-page';
import type { Actions, Settle, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import { settleOn } from '../../renderer/payment/settle-on';
import { askStatus, type StatusReply } from '../../renderer/wait/resolve-outcome';
import type { PixStepProps } from '../../schemas/generated/types';

/**
 * Creates a new code when the old one has expired, or opens the receipt when no call can tell. The backend decides: the
 * device's clock may be wrong, and money may arrive in the last second.
 */
export const submit: Submit<PixStepProps, Record<string, never>> = async (_values, context) => {
  const { pix } = context.session;
  const reply = await askForCode(context);
  if (pix && reply?.kind === 'unsupported') return { kind: 'next', session: { purchase: pix.purchase } };
  return replaceCode(context, reply);
};

export const actions = {
  /** Used when no status call can tell whether the old code has expired. */
  newCode: async (context) => replaceCode(context, await askForCode(context)),
  otherMethod: async ({ payingSteps }) => goTo(payingSteps.paymentStepId),
} satisfies Actions<PixStepProps>;

async function askForCode({ session: { pix }, api }: StepContext<PixStepProps>): Promise<StatusReply | undefined> {
  return pix ? askStatus(api, pix.token) : undefined;
}

async function replaceCode(context: StepContext<PixStepProps>, reply: StatusReply | undefined): Promise<StepResult> {
  switch (reply?.kind) {
    case 'unanswered':
      return { kind: 'stay', formError: { code: 'status_unknown' } };
    case 'unsupported':
      return payAgain(context, false);
    case 'known':
      if (reply.status.status === 'paid') return settle(reply.status, context) ?? { kind: 'stay' };
      if (reply.status.status === 'pending') return { kind: 'stay', formError: { code: 'not_arrived' } };
  }
  return payAgain(context, true);
}

/** Loads the payment code on the press: few codes expire before they are paid. */
async function payAgain(context: StepContext<PixStepProps>, isOver: boolean): Promise<StepResult> {
  const loaded = await import('./pay-again').catch(() => renewPage(true));
  if (loaded) return loaded.payAgain(context, isOver);
  // The buyer may have paid the old code, so we do not say that nothing was charged.
  return { kind: 'stay', formError: isOver ? { code: 'network', outcome: 'none' } : { code: 'status_unknown' } };
}

/** A paid payment opens its receipt. The view shows everything else, including a code of another browser. */
export const settle: Settle<PixStepProps> = settleOn('code');
