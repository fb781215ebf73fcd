import type { CallId } from '../generated/contract';

/** Purpose of a captcha token. A token of one purpose is refused for the other. */
export type CaptchaPurpose = 'lead' | 'payment';

/** Calls that carry a captcha token: those that create a lead, take money, try a card or show somebody's points. */
const purposes: Readonly<Partial<Record<CallId, CaptchaPurpose>>> = {
  createLead: 'lead',
  createPaymentV1: 'payment',
  createPaymentV2: 'payment',
  renewSubscriptionV1: 'payment',
  renewSubscriptionV2: 'payment',
  verifyCard: 'payment',
  openLiveloSession: 'payment',
};

/** Purpose of a call's token; undefined for a call without one. */
export function captchaPurposeOf(id: CallId): CaptchaPurpose | undefined {
  return purposes[id];
}
