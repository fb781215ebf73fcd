import { codeMethods, phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';

export type OpenKind = NonNullable<PurchasedPlan['besides']>[number];

/** Tells how the buyer can still pay a waiting payment: by its code, at the bank, or on the phone. */
export function openKindOf(method: PurchaseIntent['method']): OpenKind {
  if (codeMethods.includes(method)) return method as OpenKind;
  return phoneMethods.includes(method) ? 'phone' : 'bank';
}
