import type { CheckoutView } from './checkout-view';

/** URL where a new buyer sets the password. In Mozambique it carries the token of the purchase (spec 4). */
export function firstAccessLink(
  { links: { firstAccess }, area }: Pick<CheckoutView, 'links' | 'area'>,
  token: string | undefined,
): string {
  if (area !== 'MZ' || token === undefined || !URL.canParse(firstAccess)) return firstAccess;
  const url = new URL(firstAccess);
  url.searchParams.set('token', token);
  return url.href;
}
