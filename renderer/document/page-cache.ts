import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import type { Catalogue } from '../../catalogue/catalogue';
import { createMemo } from '../../model/create-memo';
import { type CheckoutQuery, idKeys } from '../../model/location/clean-query';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { PageView } from '../checkout/checkout-view';
import { openPage } from './open-page';

/** What decides a page's HTML. */
export interface CacheablePage {
  /** Cleaned, with the first step's voucher. */
  location: CheckoutLocation;
  /** In Next's format. */
  query: ParsedUrlQuery;
  view: PageView;
}

/** Parts of the HTML that differ between two visits with the same view. */
type Blank = 'nonce' | 'search' | 'query';

/** HTML of a page, split at its blanks: encoded text, and the name of each blank. */
type Form = readonly (Buffer | Blank)[];

/** Marks a page requested once. Only the second request caches it. */
const requestedOnce: Form = [];

/** Lifetime of a cached page. */
const lifetimeMs = 60_000;
/** Limit for all cached pages, in bytes: about 250 pages. */
const maximumBytes = 16 * 1024 * 1024;
/** Limit for pages that are cached or were requested once. */
const maximumRequested = 5_000;

/** Query keys of one buyer or tester. Nobody requests such a page twice. */
const personal: readonly (keyof CheckoutQuery)[] = [...idKeys, 'homologacao'];

/** A reload replaces the catalogue, and with it all cached pages. */
const memo = createMemo<Catalogue, LRUCache<string, Form>>();

/**
 * Answers a request from the cache, or caches the page about to be rendered if it was requested before. Two visits match
 * when path, view and query are equal. Campaign and click ids are ignored, because two links rarely share them; they
 * are only copied into the page's data.
 *
 * @returns whether the request is answered; then skip rendering
 */
export function answerFromCache(response: ServerResponse, page: CacheablePage, catalogue: Catalogue): boolean {
  const { location, view } = page;
  if (!isShared(page)) return false;
  const words = [view.copy, view.messages].map(numberOf);
  const seen = { ...view, copy: null, messages: null, search: '' };
  const key = hash(JSON.stringify([location.path, location.query, words, seen]));
  const forms = formsIn(catalogue);
  const form = forms.get(key);
  if (form === undefined) {
    forms.set(key, requestedOnce);
    return false;
  }
  if (form === requestedOnce) {
    watchPage(response, (html) => {
      const made = takeApart(html, page);
      if (made) forms.set(key, made);
    });
    return false;
  }
  const nonce = openPage(response, '/[...checkoutPath]', { view });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(fill(form, { nonce, search: printData(view.search), query: printData(page.query) }));
  return true;
}

function isShared({ location, view }: CacheablePage): boolean {
  // Without a query, we cannot tell whether the page prints it.
  const isForSale = view.entry.kind === 'product' || view.entry.kind === 'offer';
  return (
    location.search !== '' &&
    view.error === null &&
    isForSale &&
    personal.every((key) => location.query[key] === undefined)
  );
}

function formsIn(catalogue: Catalogue): LRUCache<string, Form> {
  const sizeCalculation = (form: Form, key: string) => key.length + lengthOf(form);
  const limits = { ttl: lifetimeMs, max: maximumRequested, maxSize: maximumBytes, sizeCalculation };
  return memo(catalogue, '', () => new LRUCache(limits));
}

/** Copy is nine tenths of a view and never changes within a catalogue, so we compare it by object identity. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(words: object): number {
  let number = numbers.get(words);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(words, number);
  }
  return number;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function lengthOf(form: Form): number {
  return form.reduce((sum, part) => sum + part.length, 0);
}

/** Calls `onPage` with the HTML that Next ends a response with, except for an error. */
function watchPage(response: ServerResponse, onPage: (html: string) => void): void {
  const end = response.end;
  response.end = function endWatched(this: ServerResponse, ...args: unknown[]) {
    const [body] = args;
    if (typeof body === 'string' && this.statusCode === 200) onPage(body);
    return Reflect.apply(end, this, args);
  } as typeof response.end;
}

/** The parts of Next's page data that we read. */
interface PageData {
  props: { pageProps: { checkout: PageView } };
  query: ParsedUrlQuery;
}

const dataScript = /(<script id="__NEXT_DATA__"[^>]* nonce="([\w-]+)"[^>]*>)([^<]*)/;

/** @returns undefined for a page that prints the query outside its data; such a page cannot be shared */
function takeApart(html: string, { view }: CacheablePage): Form | undefined {
  const found = dataScript.exec(html);
  if (!found) return undefined;
  const [, tag = '', nonce = '', printed = ''] = found;
  const start = found.index + tag.length;
  const before = html.slice(0, start);
  const after = html.slice(start + printed.length);
  const search = view.search.replaceAll('&', '&amp;');
  if (before.includes(search) || after.includes(search)) return undefined;
  const { props, ...data } = JSON.parse(printed) as PageData;
  const checkout = { ...props.pageProps.checkout, search: `${nonce}search` };
  const blank = { props: { ...props, pageProps: { ...props.pageProps, checkout } }, ...data, query: `${nonce}query` };
  const parts = `${before}${printData(blank)}${after}`.split(new RegExp(`"${nonce}(search|query)"|${nonce}`));
  // Odd entries are names that the pattern captured. An empty one is the nonce.
  return parts.map((part, place) => (place % 2 === 0 ? Buffer.from(part) : ((part ?? 'nonce') as Blank)));
}

/** Inserts a visit's texts. The parts are stored as bytes: to encode them for each visit took a third of the time. */
function fill(form: Form, texts: Record<Blank, string>): Buffer {
  return Buffer.concat(form.map((part) => (typeof part === 'string' ? Buffer.from(texts[part]) : part)));
}

/** JSON for a script element, in Next's format. */
function printData(data: unknown): string {
  return htmlEscapeJsonString(JSON.stringify(data));
}
