import { voucherCode } from './grammars';

/** Query of a checkout URL without invalid values (spec 2; grammar per key below). */
export interface CheckoutQuery {
  flowId?: string;
  oferta?: string;
  voucher?: string;
  seller?: string;
  source?: string;
  product?: string;
  'product-slug'?: string;
  route?: PaymentRoute;
  contactId?: string;
  lang?: 'pt-MZ' | 'pt-BR';
  partner?: string;
  homologacao?: string;
  /** Payment from a bank's return link (our key). */
  token?: string;
  /** Invoice of a later step (our key). */
  invoice?: string;
  /** Subscription of a later step (our key). */
  subscription?: string;
  /** On the error page: lead of the visit that failed (our key). */
  lead?: string;
  /** On the error page: template of the visit that failed, whose path has no id (our key). */
  retry?: string;
}

type PaymentRoute = 'pix' | 'bankslip' | 'livelo' | 'livelo-accrual' | 'vip';

/** Seller when the link names none (spec 2). */
export const defaultSeller = 'performance';

/** Removes one key from a cleaned query. */
export function withoutQueryValue(search: string, key: keyof CheckoutQuery): string {
  const rest = new URLSearchParams(search);
  rest.delete(key);
  return rest.toString();
}

/** Keys that identify one buyer's order, in a page's URL and in its later steps. */
export const idKeys = [
  'token',
  'invoice',
  'subscription',
  'lead',
  'contactId',
] as const satisfies readonly (keyof CheckoutQuery)[];

/** Removes the values of one visit from a cleaned query: an earlier payment, and the test banner. */
export function removeVisitParams(search: string): string {
  return (['token', 'homologacao'] as const).reduce(withoutQueryValue, search);
}

/** CheckoutLocation → URL of another path with the same query. */
export function buildUrl(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Reads a query that the server has cleaned; only the server knows the grammar. A malformed voucher stays in the query,
 * so that the buyer is told, but is not returned as a value.
 */
export function readQuery(search: string): CheckoutQuery {
  const { voucher = '', ...query } = Object.fromEntries(new URLSearchParams(search));
  return { ...query, ...(voucherCode.test(voucher) && { voucher }) };
}
