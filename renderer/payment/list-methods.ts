import { showsPixCode } from '../../model/flow/resolve-step';
import type { Order } from '../../model/money/select-order';
import { leastSplit } from '../../model/money/split-amount';
import {
  codeMethods,
  codeStepMethods,
  inPersonMethods,
  phoneMethods,
  savedCardMethods,
  splitMethods,
} from '../../schemas/generated/methods-by-trait';
import type { MethodId, PaymentMethod } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';
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

/**
 * Methods of an upsell. A saved card comes first, then the method of the main purchase. A slip would have to be paid
 * before the page can show the end of the purchase, and a code needs a step that shows it.
 *
 * @param allowed methods in the step's props; all when absent
 */
export function listUpsellMethods(
  order: Order,
  { settings, flow, manifests }: Pick<CheckoutView, 'settings' | 'flow' | 'manifests'>,
  { purchases }: Pick<Session, 'purchases'>,
  allowed: readonly PaymentMethod[] | undefined,
): MethodId[] {
  const showsCode = flow.steps.some(({ templateId }) => showsPixCode(manifests[templateId]));
  const payable = listMethods(order, settings, allowed).filter(
    (method) => !codeMethods.includes(method) || (showsCode && codeStepMethods.includes(method)),
  );
  const usual = payable.find((method) => method === purchases.main?.method);
  if (order.savedCard || usual === undefined) return payable;
  return [usual, ...payable.filter((method) => method !== usual)];
}
