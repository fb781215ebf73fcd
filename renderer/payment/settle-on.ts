import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import type { Settle, StepContext, StepResult } from '../contract/step-contract';
import { chargesOf } from '../session/charges-of';
import { type PaymentScreen, recordOf, screensOf, stateOfAnswer } from '../wait/payment-state';
import { buildDataPix } from './build-data-pix';
import { buildElsewhere } from './build-elsewhere';

/** Follows a payment from one screen to the one that shows its new state, by the table `screensOf`. */
export function settleOn(screen: PaymentScreen): Settle<unknown> {
  return (status, context) => {
    const { session, checkout } = context;
    const record = recordOf(session, status.token, checkout);
    if (!record && session.elsewhere !== status.token) return undefined;
    const state = stateOfAnswer(status, session, checkout);
    const shown: readonly [PaymentScreen, ...PaymentScreen[]] = screensOf[state];
    // A payment of another browser has no receipt here, so the verification confirms it.
    if (state === 'paid' && !record && screen === 'verification') return undefined;
    const target = shown.includes(screen) ? screen : shown[0];
    if (target === screen) return stay[screen](status, record);
    return lead(target, status, record ?? buildElsewhere(status), context) ?? stay[screen](status, record);
  };
}

type Stay = (status: PaymentStatusAnswer, record: PurchasedPlan | null) => StepResult | undefined;

/** Results of a status that the screen shows itself, by screen. */
const stay: Record<PaymentScreen, Stay> = {
  verification: () => undefined,
  code: ({ pix, ...status }, record) =>
    pix && !record
      ? { kind: 'stay', session: { pix: buildDataPix(pix, buildElsewhere({ ...status, pix })) } }
      : undefined,
  receipt: (status, record) => {
    if (!record) return { kind: 'stay', session: { purchase: buildElsewhere(status) } };
    if (status.status !== 'paid' || record.status === 'paid') return undefined;
    return { kind: 'stay', session: { purchase: withPaid(record, status), isPurchaseOver: true } };
  },
};

/** Undefined when the flow lacks the screen. */
function lead(
  target: PaymentScreen,
  status: PaymentStatusAnswer,
  purchase: PurchasedPlan,
  { session, payingSteps: { pixStepId, waitingStepId } }: StepContext<unknown>,
): StepResult | undefined {
  const { pix, bankslip } = status;
  switch (target) {
    case 'verification':
      return waitingStepId === undefined ? undefined : { kind: 'goTo', stepId: waitingStepId };
    case 'code':
      if (!pix || pixStepId === undefined) return undefined;
      return {
        kind: 'goTo',
        stepId: pixStepId,
        session: { pix: buildDataPix(pix, purchase), letGo: purchase.token },
      };
    case 'receipt': {
      const known =
        status.status === 'paid' ? withPaid(purchase, status) : { ...purchase, ...(bankslip && { bankslip }) };
      return { kind: 'next', session: { purchase: known, ...(session.pix?.token === status.token && { pix: null }) } };
    }
  }
}

/** The purchase of a waiting payment that is now paid. */
export function withPaid(purchase: PurchasedPlan, payment: PaymentStatusAnswer): PurchasedPlan {
  const { scheduled: _, total: _total, installmentAmount: _one, ...rest } = purchase;
  return { ...rest, ...chargesOf(purchase, payment), status: 'paid' };
}
