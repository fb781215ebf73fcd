import { codeMethods, phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';

export type OpenKind = NonNullable<PurchasedPlan['besides']>[number];

/** What the buyer could still do for a waiting payment: pay its code, or confirm it at the bank or on the phone. */
export function openKindOf(method: PurchaseIntent['method']): OpenKind {
  if (codeMethods.includes(method)) return method as OpenKind;
  return phoneMethods.includes(method) ? 'phone' : 'bank';
}
