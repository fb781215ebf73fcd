import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { selectOnward } from '../../renderer/session/select-onward';
import type { Session } from '../../renderer/session/session';

/** Step of the onward flow where this buyer begins. */
export function selectTarget(checkout: CheckoutView, session: Session, step: { id: string }): string | undefined {
  return selectOnward(checkout.onward ?? [], session, selectPlanOfStep(checkout, session, step));
}
