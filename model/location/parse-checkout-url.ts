import type { TemplateId } from '../../schemas/generated/types';
import { longestMended, mendCode, mendText } from '../../schemas/mend-text';
import { mendWord } from '../../schemas/mend-word';
import { matchRoute, type RouteParams } from '../flow/match-route';
import type { Manifests } from '../flow/resolve-step';
import { type CheckoutQuery, defaultSeller } from './clean-query';
import { type EntryReference, selectEntry } from './entry';
import { identifier, personName, voucherCode } from './grammars';

/** Place of the buyer. Only `path` decides the current step. */
export interface CheckoutLocation {
  /** Pathname without query or trailing slash, such as `/payment`. */
  path: string;
  /** Template that owns the path; undefined for an unknown path. */
  templateId: TemplateId | undefined;
  /** Values of the route's placeholders. */
  params: RouteParams;
  /** Subject of the visit, before it is loaded. */
  entry: EntryReference;
  query: CheckoutQuery;
  /** Spec 2: `defaultSeller`, or `franchising` when a partner comes without a seller (spec 6). */
  seller: string;
  /** Spec 2 default: direto. */
  source: string;
  /**
   * The link's only voucher, when its format is invalid. It stays in `search` and goes to no call; the page reports it to
   * the buyer like a refused one.
   */
  invalidVoucher?: string | undefined;
  /** The mended query, known and unknown keys in their first order, ready to be carried to the next URL. */
  search: string;
}

/** What the query alone says. */
type CheckoutSearch = Omit<CheckoutLocation, 'path' | 'templateId' | 'params' | 'entry'>;

/** Keys that advertisers add to a link. */
const campaign = /^(?:utm_.*|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/;
const maximumCampaignLength = 500;
const anything = /^[^\p{Cc}]{0,512}$/u;

const grammar: Record<keyof CheckoutQuery, RegExp> = {
  flowId: identifier,
  oferta: identifier,
  product: identifier,
  'product-slug': identifier,
  contactId: identifier,
  partner: identifier,
  token: identifier,
  invoice: identifier,
  subscription: identifier,
  lead: identifier,
  retry: identifier,
  voucher: voucherCode,
  seller: personName,
  source: personName,
  route: /^(?:pix|bankslip|livelo|livelo-accrual|vip)$/,
  lang: /^pt-(?:MZ|BR)$/,
  homologacao: /^[^\p{Cc}]{0,16}$/u,
};

const escapedAmpersands = /^(?:amp;)+/i;
/** The lookbehind lets a run of slashes be tried once, not from each of its slashes. */
const slashesAtTheEnd = /(?<!\/)\/+$/;
/** Signs of the routes and their ids. */
const plainPath = /^(?:\/[A-Za-z0-9_-]+)+$/;
const placeholder = /^query_param/i;
const maximumKeyLength = 64;
/** Of keys that mean nothing here. */
const maximumUnknown = 40;

/**
 * URL → CheckoutLocation (spec 2). Never throws. The one place that reads a link and matches its route.
 *
 * @param url path with query, such as `/lead?product=WUP`
 */
export function parseCheckoutUrl(url: string, manifests: Manifests): CheckoutLocation {
  const [rawPath = '', ...search] = (url.split('#', 1)[0] ?? '').split('?');
  const path = mendPath(rawPath);
  const route = matchRoute(path, manifests);
  const values = parseSearch(search.join('?'));
  const entry = selectEntry(values.query, route, manifests);
  return { path, templateId: route?.templateId, params: route?.params ?? {}, entry, ...values };
}

/**
 * Mends keys and values, then drops values that do not fit their grammar, placeholders that start with `query_param` and
 * every repetition of a key (the first that fits wins).
 *
 * @param search query without its question mark
 */
function parseSearch(search: string | URLSearchParams): CheckoutSearch {
  const accepted = new Map<string, string>();
  let unknown = 0;
  let invalidVoucher: string | undefined;
  for (const [writtenKey, written] of new URLSearchParams(search)) {
    const key = writtenKey.replace(escapedAmpersands, '');
    const isKnown = Object.hasOwn(grammar, key);
    if (isKnown && written.length > longestMended) continue;
    const value = isKnown ? mend(key, written) : campaign.test(key) ? cut(written, maximumCampaignLength) : written;
    if (accepted.has(key) || placeholder.test(value) || !anything.test(value)) continue;
    if (isKnown && !grammar[key as keyof CheckoutQuery].test(value)) {
      if (key === 'voucher') invalidVoucher ||= value || undefined;
      continue;
    }
    if (!isKnown && (unknown >= maximumUnknown || key.length > maximumKeyLength || !anything.test(key))) continue;
    accepted.set(key, value);
    if (!isKnown) unknown += 1;
  }
  const query: Record<string, string> = {};
  for (const key of Object.keys(grammar)) {
    const value = accepted.get(key);
    if (value !== undefined) query[key] = value;
  }
  const seller = query.seller ?? (query.partner === undefined ? defaultSeller : 'franchising');
  if (query.voucher) invalidVoucher = undefined;
  if (invalidVoucher) accepted.set('voucher', invalidVoucher);
  return {
    query,
    seller,
    source: query.source ?? 'direto',
    invalidVoucher,
    search: new URLSearchParams([...accepted]).toString(),
  };
}

/**
 * A value of a known key without what only its way to the address bar has added. A name keeps its own signs. An id may end
 * with `_`.
 */
function mend(key: string, written: string): string {
  const mendSigns = key === 'seller' || key === 'source' ? mendText : mendCode;
  const mended = mendSigns(written);
  const value = grammar[key as keyof CheckoutQuery].test(mended) ? mended : mendWord(mended, mendSigns);
  return key === 'lang' ? value.toLowerCase().replace(/-..$/, (area) => area.toUpperCase()) : value;
}

/** A path that gives one of a route's signs when mended; any other stays as it is. */
function mendPath(written: string): string {
  const path = written.replace(slashesAtTheEnd, '') || '/';
  const mended = mendCode(decodePath(path))
    .split('/')
    .map((part) => mendCode(part))
    .join('/');
  return plainPath.test(mended) ? mended : path;
}

/** Next escapes signs such as `,` too. An escaped slash divides no path, so it stays escaped. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?=2f)/gi, '%25'));
  } catch {
    return path;
  }
}

/** The start of a text, in whole characters. */
export function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}

/** The same place with query values set, or removed where null; used for the voucher of the first step (spec 4). */
export function withQuery(
  location: CheckoutLocation,
  values: Partial<Record<keyof CheckoutQuery, string | null | undefined>>,
): CheckoutLocation {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) search.delete(key);
    else if (value !== undefined) search.set(key, value);
  }
  return { ...location, ...parseSearch(search) };
}
