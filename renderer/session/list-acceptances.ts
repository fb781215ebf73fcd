import type { Acceptance } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from './session';

/** Lists the buyer's acceptances in this browser for a payment; none for a server that does not take them. */
export function listAcceptances(
  { accepts, flow }: Pick<CheckoutView, 'accepts' | 'flow'>,
  { agreements, contract }: Pick<Session, 'agreements' | 'contract'>,
): { acceptances?: Acceptance[] } {
  if (!accepts.includes('acceptances')) return {};
  const { id, hash, stepId } = contract ?? {};
  // A text of the flow is of the kind of its screen.
  const kind = id === undefined ? flow.steps.find((step) => step.id === stepId)?.templateId : 'contract';
  const document = kind ? [{ kind: kind as Acceptance['kind'], ...(id && { id }), ...(hash && { hash }) }] : [];
  const acceptances = [...agreements, ...document];
  return acceptances.length > 0 ? { acceptances } : {};
}
