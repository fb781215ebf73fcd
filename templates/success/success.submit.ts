import { withPaid } from '../../renderer/purchase/with-paid';
import type { Resume, Settle, Submit } from '../../renderer/step/step-contract';
import type { SuccessStepProps } from '../../schemas/generated/types';

/** The one thing to send here: back to payment after a refusal or an expired slip. */
export const submit: Submit<SuccessStepProps, Record<string, never>> = async (
  _values,
  { session, payingSteps: { paymentStepId } },
) =>
  paymentStepId === undefined
    ? { kind: 'stay' }
    : { kind: 'goTo', stepId: paymentStepId, session: { letGo: session.purchase?.token } };

/** The money of a slip arrived: the purchase is over. */
export const settle: Settle<SuccessStepProps> = (status, { session }) => {
  if (status.status !== 'paid' || session.purchase?.token !== status.token) return undefined;
  if (session.purchase.status === 'paid') return undefined;
  return { kind: 'stay', session: { purchase: withPaid(session.purchase, status), isPurchaseOver: true } };
};

/** A paid purchase is over on arrival: what the buyer typed is forgotten. */
export const resume: Resume<SuccessStepProps> = ({ session }) => {
  const isOver =
    session.purchase?.status === 'paid' && (session.leadId !== null || session.name !== '' || session.pix !== null);
  return isOver ? Promise.resolve({ kind: 'stay', session: { isPurchaseOver: true } }) : undefined;
};
