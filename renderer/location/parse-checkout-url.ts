import { identifier, personName } from './grammars';

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
}

export type PaymentRoute = 'pix' | 'bankslip' | 'livelo' | 'livelo-accrual' | 'vip';

/** What the search string of a link says. */
export interface CheckoutSearch {
  query: CheckoutQuery;
  /** Spec 2: `defaultSeller`, or `franchising` when a partner comes without a seller (spec 6). */
  seller: string;
  /** Spec 2 default: direto. */
  source: string;
  /** The cleaned query, known and unknown keys in their first order, ready to be carried to the next URL. */
  search: string;
}

/** Where the buyer is: the only owner of "current step" is `path`. */
export interface CheckoutLocation extends CheckoutSearch {
  /** Pathname without query or trailing slash, such as `/payment`. */
  path: string;
}

/** Who sells where a link names nobody (spec 2). */
export const defaultSeller = 'performance';

const campaign = /^utm_/;
const campaignValue = /^[^\p{Cc}]{0,200}$/u;
/** Longer than the ids that advertisers add to a link's clicks. */
const anything = /^[^\p{Cc}]{0,512}$/u;

const grammar: Record<keyof CheckoutQuery, RegExp> = {
  flowId: identifier,
  oferta: identifier,
  product: identifier,
  'product-slug': identifier,
  contactId: identifier,
  partner: identifier,
  token: identifier,
  voucher: /^[A-Za-z0-9_-]{1,40}$/,
  seller: personName,
  source: personName,
  route: /^(?:pix|bankslip|livelo|livelo-accrual|vip)$/,
  lang: /^pt-(?:MZ|BR)$/,
  homologacao: /^[^\p{Cc}]{0,16}$/u,
};

/** The lookbehind lets a run of slashes be tried once, not from each of its slashes. */
const slashesAtTheEnd = /(?<!\/)\/+$/;
const placeholder = /^query_param/i;
const maximumKeyLength = 64;
/** Of keys that mean nothing here. */
const maximumUnknown = 40;

/**
 * URL → CheckoutLocation. Never throws. The same on server and client (spec 2).
 *
 * @param url path with query, such as `/lead?product=WUP`
 */
export function parseCheckoutUrl(url: string): CheckoutLocation {
  const withoutHash = url.split('#', 1)[0] ?? '';
  const questionMark = withoutHash.indexOf('?');
  const rawPath = questionMark < 0 ? withoutHash : withoutHash.slice(0, questionMark);
  const path = rawPath.replace(slashesAtTheEnd, '') || '/';
  return { path, ...parseSearch(questionMark < 0 ? '' : withoutHash.slice(questionMark + 1)) };
}

/**
 * Drops values that do not fit their grammar, placeholders that start with `query_param` and every repetition of a key (the
 * first wins).
 *
 * @param search query without its question mark
 */
export function parseSearch(search: string | URLSearchParams): CheckoutSearch {
  const kept = new Map<string, string>();
  let unknown = 0;
  for (const [key, written] of new URLSearchParams(search)) {
    // A name that was copied from a file's may have its accents apart from their letters.
    const value = written.normalize('NFC');
    const isKnown = Object.hasOwn(grammar, key);
    if (kept.has(key) || placeholder.test(value) || !ruleOf(key).test(value)) continue;
    if (!isKnown && (unknown >= maximumUnknown || key.length > maximumKeyLength || !anything.test(key))) continue;
    kept.set(key, value);
    if (!isKnown) unknown += 1;
  }
  const query: Record<string, string> = {};
  for (const key of Object.keys(grammar)) {
    const value = kept.get(key);
    if (value !== undefined && (value !== '' || key === 'homologacao')) query[key] = value;
  }
  const seller = query.seller ?? (query.partner === undefined ? defaultSeller : 'franchising');
  return {
    query,
    seller,
    source: query.source ?? 'direto',
    search: new URLSearchParams([...kept]).toString(),
  };
}

function ruleOf(key: string): RegExp {
  if (Object.hasOwn(grammar, key)) return grammar[key as keyof CheckoutQuery];
  return campaign.test(key) ? campaignValue : anything;
}

/** The same place with one query value set; used for the voucher of the first step (spec 4). */
export function withQueryValue(location: CheckoutLocation, key: keyof CheckoutQuery, value: string): CheckoutLocation {
  const search = new URLSearchParams(location.search);
  search.set(key, value);
  return { path: location.path, ...parseSearch(search) };
}

/** A cleaned query without one of its values. */
export function withoutQueryValue(search: string, key: keyof CheckoutQuery): string {
  const rest = new URLSearchParams(search);
  rest.delete(key);
  return rest.toString();
}

/** A cleaned query without what one visit has brought: an earlier payment, the banner of tests. */
export function withoutVisit(search: string): string {
  return withoutQueryValue(withoutQueryValue(search, 'token'), 'homologacao');
}

/** CheckoutLocation → URL of another path with the same query. */
export function buildUrl(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}
