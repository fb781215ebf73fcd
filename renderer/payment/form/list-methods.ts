import type { Order } from '../../../model/money/select-order';
import { inPersonMethods, savedCardMethods } from '../../../schemas/generated/methods-by-trait';
import type { MethodId, PaymentMethod } from '../../../schemas/generated/types';
import type { CheckoutView } from '../../checkout/checkout-view';
import { isMethodId } from '../methods/method-registry';

/**
 * Methods of the plan, in its order, that the brand offers, that have a form, and that the step allows. A saved card
 * comes first. A seller attends only on a step that names the methods in person.
 *
 * @param allowed methods in the step's props; all when absent
 */
export function listMethods(
  { plan, savedCard }: Pick<Order, 'plan' | 'savedCard'>,
  settings: CheckoutView['settings'],
  allowed: readonly PaymentMethod[] | undefined,
): MethodId[] {
  const offered = settings.payment.methods ?? [];
  return plan.paymentMethods
    .filter((method) => offered.includes(method) && (allowed?.includes(method) ?? !inPersonMethods.includes(method)))
    .filter(isMethodId)
    .filter((method) => savedCard !== undefined || !savedCardMethods.includes(method))
    .sort((one, other) => Number(savedCardMethods.includes(other)) - Number(savedCardMethods.includes(one)));
}
