import type { Order } from '../../model/money/select-order';
import { leastSplit } from '../../model/money/split-amount';
import {
  inPersonMethods,
  phoneMethods,
  savedCardMethods,
  splitMethods,
} from '../../schemas/generated/methods-by-trait';
import type { MethodId, PaymentMethod } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { isMethodId } from './is-method-id';

/**
 * Methods of the plan, in its order, that the brand offers, that have a form, and that the step allows. A saved card
 * comes first. A seller attends only on a step that names the methods in person. The first version of the payment
 * call takes one entry, so nothing to split. A free order needs no card. The request of a renewal has no phone (spec
 * 3), so nobody to push to.
 *
 * @param allowed methods in the step's props; all when absent
 */
export function listMethods(
  { kind, plan, savedCard, call, total }: Pick<Order, 'kind' | 'plan' | 'savedCard' | 'call' | 'total'>,
  settings: CheckoutView['settings'],
  allowed: readonly PaymentMethod[] | undefined,
): MethodId[] {
  const offered = settings.payment.methods ?? [];
  return plan.paymentMethods
    .filter((method) => offered.includes(method) && (allowed?.includes(method) ?? !inPersonMethods.includes(method)))
    .filter(isMethodId)
    .filter((method) => kind !== 'renewal' || !phoneMethods.includes(method))
    .filter((method) => (savedCard !== undefined && total > 0) || !savedCardMethods.includes(method))
    .filter((method) => (call === 'v2' && total >= leastSplit) || !splitMethods.includes(method))
    .sort((one, other) => Number(savedCardMethods.includes(other)) - Number(savedCardMethods.includes(one)));
}
