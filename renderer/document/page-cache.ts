import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';
import type { Catalogue } from '../../catalogue/catalogue';
import { type CheckoutQuery, idKeys } from '../../model/location/clean-query';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { PageView } from '../checkout/checkout-view';
import { openPage } from './open-page';

/** A visit of the catch-all page, as far as what it is answered hangs on it. */
export interface Visit {
  /** Cleaned, with the first step's voucher. */
  location: CheckoutLocation;
  /** As Next prints it. */
  query: ParsedUrlQuery;
  view: PageView;
}

/** What differs between the pages of two visits that see the same. */
type Blank = 'nonce' | 'search' | 'query';

/** A page's HTML, taken apart at its blanks: as it is sent, with the name of what stands between. */
type Form = readonly (Buffer | Blank)[];

/** Of a page that has been asked for once: one that nobody else asks for is not worth taking apart. */
const askedOnce: Form = [];

/** A page that has been kept for so long is made anew. */
const keptMs = 60_000;
/** All kept pages together, in bytes: some 250 pages. */
const maximumBytes = 16 * 1024 * 1024;
/** Pages that are kept or have been asked for once. */
const maximumAsked = 5_000;

/** Of one buyer, or of those who test: such a page is not asked for twice. */
const personal: readonly (keyof CheckoutQuery)[] = [...idKeys, 'contactId', 'homologacao'];

/** Of a catalogue that has been replaced, none is given again. */
const formsOf = new WeakMap<Catalogue, LRUCache<string, Form>>();

/**
 * Answers a visit with the page that was made for an earlier one that saw the same, or keeps the page that is about to be made
 * for it where another one has asked for it. Seeing the same is having the same path, the same view and the same query, but for the keys that mean nothing here:
 * these (the ids of campaigns and clicks, which hardly two links share) are only carried along in the page's data.
 *
 * @returns whether the visit is answered; nothing needs to be rendered then
 */
export function answerFromCache(response: ServerResponse, visit: Visit, catalogue: Catalogue): boolean {
  const { location, view } = visit;
  if (!isShared(visit)) return false;
  const words = [view.copy, view.messages].map(numberOf);
  const seen = { ...view, copy: null, messages: null, search: '' };
  const key = hash(JSON.stringify([location.path, location.query, words, seen]));
  const forms = formsIn(catalogue);
  const form = forms.get(key);
  if (form === undefined) {
    forms.set(key, askedOnce);
    return false;
  }
  if (form === askedOnce) {
    watchPage(response, (html) => {
      const made = takeApart(html, visit);
      if (made) forms.set(key, made);
    });
    return false;
  }
  const nonce = openPage(response, '/[...route]', view.flow);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(fill(form, { nonce, search: printData(view.search), query: printData(visit.query) }));
  return true;
}

function isShared({ location, view }: Visit): boolean {
  // Without a search nobody can tell whether the page prints it.
  const isForSale = view.entry.kind === 'product' || view.entry.kind === 'offer';
  return (
    location.search !== '' &&
    view.error === null &&
    isForSale &&
    personal.every((key) => location.query[key] === undefined)
  );
}

function formsIn(catalogue: Catalogue): LRUCache<string, Form> {
  const forms =
    formsOf.get(catalogue) ??
    new LRUCache({
      ttl: keptMs,
      max: maximumAsked,
      maxSize: maximumBytes,
      sizeCalculation: (form, key) => key.length + lengthOf(form),
    });
  formsOf.set(catalogue, forms);
  return forms;
}

/** By the object: a catalogue never changes its words, and they are nine tenths of a view. */
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

/** Tells of the page that Next ends a response with, unless it is an error's. */
function watchPage(response: ServerResponse, onPage: (html: string) => void): void {
  const end = response.end;
  response.end = function endWatched(this: ServerResponse, ...args: unknown[]) {
    const [body] = args;
    if (typeof body === 'string' && this.statusCode === 200) onPage(body);
    return Reflect.apply(end, this, args);
  } as typeof response.end;
}

/** The page's data as Next prints them, as far as they are read here. */
interface PageData {
  props: { pageProps: { checkout: PageView } };
  query: ParsedUrlQuery;
}

const dataScript = /(<script id="__NEXT_DATA__"[^>]* nonce="([\w-]+)"[^>]*>)([^<]*)/;

/** @returns undefined for a page that says the buyer's search elsewhere than in its data: it is of that visit alone */
function takeApart(html: string, { view }: Visit): Form | undefined {
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
  // What stands between two texts is the name that the pattern has caught, or nothing: the nonce.
  return parts.map((part, place) => (place % 2 === 0 ? Buffer.from(part) : ((part ?? 'nonce') as Blank)));
}

/** Texts that are kept as bytes are not encoded for each visit: that was a third of the work. */
function fill(form: Form, texts: Record<Blank, string>): Buffer {
  return Buffer.concat(form.map((part) => (typeof part === 'string' ? Buffer.from(texts[part]) : part)));
}

/** JSON that may stand in a script element, as Next prints it. */
function printData(data: unknown): string {
  return htmlEscapeJsonString(JSON.stringify(data));
}
