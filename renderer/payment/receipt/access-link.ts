import { checkRedirect, redirectHosts } from '../../../model/check-redirect';
import { buildUrl, withoutQueryValue } from '../../../model/location/clean-query';
import type { PurchasedPlan } from '../../../schemas/generated/types';
import type { CheckoutView } from '../../checkout/checkout-view';

/**
 * URL of the access button: the target in the payment's answer, else the step's, else the brand's `successRedirect`,
 * else its first access (spec 2). A path of `redirectLinks` opens that link. In Mozambique the first access carries the
 * token. A target that the brand does not list is ignored. Our own pages receive the product.
 */
export function accessLink(
  checkout: Pick<CheckoutView, 'links' | 'settings' | 'area' | 'search'>,
  named: string | undefined,
  { token, redirect }: Pick<PurchasedPlan, 'token' | 'redirect'>,
): string {
  const hosts = redirectHosts(checkout);
  const allowed = (wanted: string | undefined) => (wanted === undefined ? undefined : checkRedirect(wanted, hosts));
  const { redirectLinks = {}, successRedirect } = checkout.settings;
  const target = allowed(redirect) ?? allowed(named) ?? allowed(successRedirect);
  const { [target ?? '']: name = 'firstAccess' } = redirectLinks;
  if (target !== undefined && !Object.hasOwn(redirectLinks, target))
    return isBare(target) ? buildUrl(target, withoutQueryValue(checkout.search, 'token')) : target;
  const link = checkout.links[name];
  if (name !== 'firstAccess' || checkout.area !== 'MZ' || !URL.canParse(link)) return link;
  const url = new URL(link);
  url.searchParams.set('token', token);
  return url.href;
}

/** Whether a target is a path of ours without a query. */
function isBare(target: string): boolean {
  return target.startsWith('/') && !/[?#]/.test(target);
}
