import type { CheckoutView } from '../../renderer/page/checkout-view';
import { checkRedirect, redirectHosts } from '../../renderer/purchase/check-redirect';

/**
 * Where the access button leads: the target that the step names, else the brand's first access, which carries the token
 * in Mozambique (spec 2). A target that the brand does not list counts as none.
 */
export function accessLink(
  checkout: Pick<CheckoutView, 'links' | 'settings' | 'area'>,
  named: string | undefined,
  token: string,
): string {
  const target = named === undefined ? undefined : checkRedirect(named, redirectHosts(checkout));
  if (target !== undefined) return target;
  const { firstAccess } = checkout.links;
  if (checkout.area !== 'MZ') return firstAccess;
  const url = new URL(firstAccess);
  url.searchParams.set('token', token);
  return url.href;
}
