import type { BrowserContext, Page, Request } from '@playwright/test';

/** American Express cards: a four-digit code occurs by chance less often than a three-digit one. */
export const paidCard = { cardNumber: '378282246310005', cardCvv: '7391', cardHolder: 'LENTO' };
export const refusedCard = { cardNumber: '371449635398431', cardCvv: '8264', cardHolder: 'FRAUDE' };

/** The number with spaces, dashes or nothing between its digits, or the code on its own. */
const canaries = [paidCard, refusedCard].flatMap(({ cardNumber, cardCvv }) => [
  new RegExp([...cardNumber].join('(?:[ -]|%20|\\+)?')),
  new RegExp(`(?<![\\w-])${cardCvv}(?![\\w-])`),
]);

const isFound = (text: string) => canaries.some((canary) => canary.test(text));

/** Card data may be in this request alone. */
export const isPayment = (request: Request) => request.method() === 'POST' && request.url().endsWith('/payment');

/** Place outside a payment request → everything that was ever there. */
type Traffic = Map<string, string>;

/**
 * Records what the pages of a context send and log from now on.
 *
 * @param mayHold whether a card may be in the body of a request
 */
export function recordTraffic(context: BrowserContext, mayHold = isPayment): Traffic {
  const seen: Traffic = new Map();
  const note = (place: string, text: string) => seen.set(place, `${seen.get(place) ?? ''}\n${text}`);
  context.on('request', (request) => {
    note('URL of a request', request.url());
    note('header', JSON.stringify(request.headers()));
    if (!mayHold(request)) note('body of another request', request.postData() ?? '');
  });
  context.on('console', (message) => note('console', message.text()));
  return seen;
}

/** Places where a card is, or was sent to: a page's storage, address and document, its traffic, and a log. */
export async function findTraces(page: Page, traffic: Traffic, log: string): Promise<string[]> {
  const kept: Record<string, unknown> = {
    ...(await page.evaluate(readPage)),
    cookie: await page.context().cookies(),
    ...Object.fromEntries(traffic),
    log,
  };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  // An escaped line end or quote is no part of a word.
  return Object.keys(kept).filter((place) => isFound(textOf(kept[place]).replaceAll(/\\[nrt"]/g, ' ')));
}

/** Everything that a script of the page can read later, by place. Fields themselves are not a trace. */
async function readPage(): Promise<Record<string, unknown>> {
  const opened = async (name: string) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const stores = [...database.objectStoreNames];
    const rows = stores.map(
      (store) =>
        new Promise<unknown>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        }),
    );
    const found = await Promise.all(rows);
    database.close();
    return found;
  };
  const cached = async (name: string) => {
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return Promise.all(answers.map((answer) => answer?.text()));
  };
  const databases = await indexedDB.databases();
  const { dataLayer } = window as { dataLayer?: unknown };
  const markup = document.documentElement.cloneNode(true) as HTMLElement;
  return {
    'local storage': { ...localStorage },
    'session storage': { ...sessionStorage },
    'history state': history.state,
    address: location.href,
    title: document.title,
    'window name': window.name,
    'data layer': dataLayer,
    database: await Promise.all(databases.map(({ name = '' }) => opened(name))),
    cache: await Promise.all((await caches.keys()).map(cached)),
    markup: markup.outerHTML,
    performance: performance.getEntries().map(({ name }) => name),
  };
}
