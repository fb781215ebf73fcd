import { checkRedirect, defaultTarget, redirectHosts } from '../../model/check-redirect';
import { buildUrl, withoutQueryValue } from '../../model/location/clean-query';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import type { PurchasedPlan } from '../../schemas/generated/types';

/**
 * Where the access button leads: the target that the answer to the payment names, else that of the step, else the brand's
 * first access, which carries the token in Mozambique (spec 2). A target that the brand does not list counts as none; an
 * own page is told which product it is about.
 */
export function accessLink(
  checkout: Pick<CheckoutView, 'links' | 'settings' | 'area' | 'search'>,
  named: string | undefined,
  { token, redirect }: Pick<PurchasedPlan, 'token' | 'redirect'>,
): string {
  const hosts = redirectHosts(checkout);
  const allowed = (wanted: string | undefined) => (wanted === undefined ? undefined : checkRedirect(wanted, hosts));
  const target = allowed(redirect) ?? allowed(named) ?? defaultTarget;
  if (target !== defaultTarget)
    return isBare(target) ? buildUrl(target, withoutQueryValue(checkout.search, 'token')) : target;
  const { firstAccess } = checkout.links;
  if (checkout.area !== 'MZ' || !URL.canParse(firstAccess)) return firstAccess;
  const url = new URL(firstAccess);
  url.searchParams.set('token', token);
  return url.href;
}

/** An own path without a query. */
function isBare(target: string): boolean {
  return target.startsWith('/') && !/[?#]/.test(target);
}
