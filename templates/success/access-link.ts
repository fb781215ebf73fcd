import type { CheckoutView } from '../../renderer/page/checkout-view';
import { checkRedirect, redirectHosts } from '../../renderer/purchase/check-redirect';
import type { PurchasedPlan } from '../../schemas/generated/types';

/**
 * Where the access button leads: the target that the answer to the payment names, else that of the step, else the brand's
 * first access, which carries the token in Mozambique (spec 2). A target that the brand does not list counts as none.
 */
export function accessLink(
  checkout: Pick<CheckoutView, 'links' | 'settings' | 'area'>,
  named: string | undefined,
  { token, redirect }: Pick<PurchasedPlan, 'token' | 'redirect'>,
): string {
  const hosts = redirectHosts(checkout);
  const allowed = (wanted: string | undefined) => (wanted === undefined ? undefined : checkRedirect(wanted, hosts));
  const target = allowed(redirect) ?? allowed(named);
  if (target !== undefined) return target;
  const { firstAccess } = checkout.links;
  if (checkout.area !== 'MZ') return firstAccess;
  const url = new URL(firstAccess);
  url.searchParams.set('token', token);
  return url.href;
}
