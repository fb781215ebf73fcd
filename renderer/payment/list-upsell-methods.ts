import { showsPixCode } from '../../model/flow/paying-steps';
import type { Order } from '../../model/money/select-order';
import { codeMethods, codeStepMethods } from '../../schemas/generated/methods-by-trait';
import type { MethodId, PaymentMethod } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';
import { listMethods } from './list-methods';

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
