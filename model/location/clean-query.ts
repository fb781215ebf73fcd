import { voucherCode } from './grammars';

/** The query of a checkout URL once everything invalid has been dropped (spec 2; grammar per key below). */
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
  /** Payment that a bank's page comes back with (ours). */
  token?: string;
  /** Invoice that a later step of its flow is about (ours). */
  invoice?: string;
  /** Subscription that a later step of its flow is about (ours). */
  subscription?: string;
}

type PaymentRoute = 'pix' | 'bankslip' | 'livelo' | 'livelo-accrual' | 'vip';

/** Who sells where a link names nobody (spec 2). */
export const defaultSeller = 'performance';

/** A cleaned query without one of its values. */
export function withoutQueryValue(search: string, key: keyof CheckoutQuery): string {
  const rest = new URLSearchParams(search);
  rest.delete(key);
  return rest.toString();
}

/** Names what one buyer came for, as a page's address and its later steps carry it. */
export const idKeys = ['token', 'invoice', 'subscription'] as const satisfies readonly (keyof CheckoutQuery)[];

/** A cleaned query without what one visit has brought: an earlier payment, the banner of tests. */
export function withoutVisit(search: string): string {
  return (['token', 'homologacao'] as const).reduce(withoutQueryValue, search);
}

/** CheckoutLocation → URL of another path with the same query. */
export function buildUrl(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/**
 * A query that the server has cleaned → its values: the grammar stays on the server. A voucher that can be none stands in it
 * still, for the buyer to be told, and is no value.
 */
export function readQuery(search: string): CheckoutQuery {
  const { voucher = '', ...query } = Object.fromEntries(new URLSearchParams(search));
  return { ...query, ...(voucherCode.test(voucher) && { voucher }) };
}
