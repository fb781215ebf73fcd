import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { readQuery } from '../../model/location/clean-query';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { firstAccessLink } from '../../renderer/checkout/first-access-link';
import type { Session } from '../../renderer/session/session';

/** Where the buyer gets access: with the purchase of the link, else with the one that this browser knows. */
export function selectAccess(checkout: CheckoutView, { purchases }: Pick<Session, 'purchases'>): string {
  return firstAccessLink(checkout, readQuery(checkout.search).token ?? purchases.main?.token);
}

/** Whether the page may move there by itself. A malformed link of the brand stays a link that the buyer can read. */
export function isOpenable(href: string, checkout: CheckoutView): boolean {
  return checkRedirect(href, redirectHosts(checkout)) !== undefined;
}
