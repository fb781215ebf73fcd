import type { OfferedPlan } from '../../../../model/money/offered-plan';
import { hasPaidFor } from '../../purchase-owner';
import type { Session } from '../../session';
import { selectPhoneCheck } from './select-phone-check';

/** A paid purchase of the step's plan replaces the confirmed phone, which the end of the purchase removed. */
export function holds(session: Session, plan: OfferedPlan | undefined): boolean {
  return selectPhoneCheck(session)?.isVerified ?? hasPaidFor(session.purchases.main, session, plan);
}
