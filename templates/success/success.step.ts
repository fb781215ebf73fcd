import type { Resume, Settle, Submit } from '../../renderer/contract/step-contract';
import { buildDataPix } from '../../renderer/payment/build-data-pix';
import { buildElsewhere } from '../../renderer/payment/build-elsewhere';
import { withPaid } from '../../renderer/payment/with-paid';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import type { SuccessStepProps } from '../../schemas/generated/types';

/** The one thing to send here: back to payment after a refusal or an expired slip. */
export const submit: Submit<SuccessStepProps, Record<string, never>> = async (
  _values,
  { session, checkout, payingSteps: { paymentStepId } },
) =>
  paymentStepId === undefined
    ? { kind: 'stay' }
    : { kind: 'goTo', stepId: paymentStepId, session: { letGo: purchaseOf(session, checkout)?.token } };

/** The money of a slip arrived: the purchase is over. The code of a pix arrived: its own step shows it. */
export const settle: Settle<SuccessStepProps> = (status, { session, checkout, payingSteps: { pixStepId } }) => {
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
};

/** A paid purchase is over on arrival: what the buyer typed is forgotten. */
export const resume: Resume<SuccessStepProps> = ({ session, checkout }) => {
  const isOver =
    purchaseOf(session, checkout)?.status === 'paid' &&
    (session.leadId !== null || session.name !== '' || session.pix !== null);
  return isOver ? Promise.resolve({ kind: 'stay', session: { isPurchaseOver: true } }) : undefined;
};
