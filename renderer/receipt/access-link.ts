import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { buildUrl, idKeys } from '../../model/location/clean-query';
import { langOfArea } from '../../model/location/lang-of-area';
import type { PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { firstAccessLink } from '../checkout/first-access-link';

type SoldView = Pick<CheckoutView, 'links' | 'settings' | 'area' | 'search' | 'product' | 'offers' | 'seller'>;

/**
 * URL of the access button: the target in the payment's answer, else the step's, else the brand's `successRedirect`,
 * else its first access (spec 2). A target that the brand does not list is ignored. Our own pages receive the product,
 * and in Mozambique the token.
 */
export function accessLink(
  checkout: SoldView,
  named: string | undefined,
  { token, redirect }: Pick<PurchasedPlan, 'token' | 'redirect'>,
): string {
  const hosts = redirectHosts(checkout);
  const allowed = (wanted: string | undefined) => (wanted === undefined ? undefined : checkRedirect(wanted, hosts));
  const target = allowed(redirect) ?? allowed(named) ?? allowed(checkout.settings.successRedirect);
  if (target === undefined) return firstAccessLink(checkout, token);
  return isBare(target) ? buildUrl(target, searchOf(checkout, token)) : target;
}

/** Query of an own page about the bought product. The page's own query is about the main offer. */
function searchOf({ area, search, product, offers, seller }: SoldView, token: string): string {
  const isMain = product.code === offers.main.product.code;
  const query = new URLSearchParams(isMain ? search : { seller: seller.id, source: seller.source });
  for (const key of idKeys) query.delete(key);
  if (!productKeys.some((key) => query.has(key))) query.set('product', product.code);
  if (area === 'MZ') {
    query.set('lang', langOfArea(area));
    query.set('token', token);
  }
  return query.toString();
}

const productKeys = ['product', 'product-slug', 'oferta'];

/** Whether a target is a path of ours without a query. */
function isBare(target: string): boolean {
  return target.startsWith('/') && !/[?#]/.test(target);
}
