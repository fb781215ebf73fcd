import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../catalogue/catalogue';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import type { CheckoutView } from '../checkout/checkout-view';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeManifests } from '../testing/make-manifests';
import { answerFromCache } from './page-cache';

/** Tests have no build that names the script. */
vi.mock('./built-files', () => ({ preloadCommonScript: (nonce: string) => `</common.js>; nonce="${nonce}"` }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Copy objects belong to the catalogue, so two visits share them. */
const made = makeCheckoutView();

const newCatalogue = () => makeCatalogue(makeBrandArea({ brandId: 'acme' }));

interface Asked {
  catalogue: Catalogue;
  url: string;
  changes?: Partial<CheckoutView>;
  /** Extra content of the page. */
  body?: string;
  status?: number;
}

/** A visit, answered as by loadPage and Next. */
function ask({ catalogue, url, changes = {}, body = '', status = 200 }: Asked) {
  let html = '';
  const response = Object.assign(new ServerResponse(new IncomingMessage(new Socket())), {
    statusCode: status,
    end: (body: string | Buffer) => {
      html = String(body);
    },
  });
  const location = parseCheckoutUrl(url, makeManifests());
  const view = { ...made, search: location.search, ...changes };
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const isKept = answerFromCache(response, { location, query, view }, catalogue);
  if (!isKept) response.end(print(view, query, 'firstNonce', body));
  return { isKept, html, policy: String(response.getHeader('content-security-policy')), view, query };
}

function print(view: CheckoutView, query: object, nonce: string, body = ''): string {
  const data = JSON.stringify({
    props: { pageProps: { checkout: view }, __N_SSP: true },
    page: '/[...checkoutPath]',
    query,
  });
  const escaped = data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026');
  const script = `<script id="__NEXT_DATA__" type="application/json" nonce="${nonce}">${escaped}</script>`;
  return `<!DOCTYPE html><style nonce="${nonce}">a{}</style><main>${body}</main>${script}<script nonce="${nonce}"></script>`;
}

const url = '/lead?product=WUP&seller=Ana';

/** Asks twice, after which a page is cached. */
function askTwice(asked: Asked): void {
  expect([ask(asked).isKept, ask(asked).isKept]).toEqual([false, false]);
}

it('a page from the cache allows the frames of its own flow', () => {
  const catalogue = newCatalogue();
  const [first, ...others] = made.flow.steps;
  const video = { kind: 'vimeo', id: '76979871' };
  const steps = [{ ...first, props: { video } }, ...others] as unknown as CheckoutView['flow']['steps'];
  const changes = { flow: { ...made.flow, steps } };
  askTwice({ catalogue, url, changes });
  askTwice({ catalogue, url });
  expect(ask({ catalogue, url, changes }).policy).toContain('frame-src https://player.vimeo.com;');
  expect(ask({ catalogue, url }).policy).not.toContain('frame-src');
});

describe('the page cache answers', () => {
  it('a link with other click parameters, with a new nonce and the data of that visit', () => {
    const catalogue = newCatalogue();
    askTwice({ catalogue, url: `${url}&gclid=one&utm_source=a` });
    const { isKept, html, policy, view, query } = ask({ catalogue, url: `${url}&gclid=%3C/script%3E&fbclid=b` });
    expect(isKept).toBe(true);
    const [, nonce = ''] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(html).toBe(print(view, query, nonce));
  });

  it('with exactly the same text, including accents, symbols and emoji', () => {
    const catalogue = newCatalogue();
    const body = 'Olá, João… “3× sem juros” 🎉 €';
    askTwice({ catalogue, url, body });
    const { html, policy, view, query } = ask({ catalogue, url: `${url}&utm_source=%F0%9F%8E%89…`, body });
    const [, nonce = ''] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
    expect(html).toBe(print(view, query, nonce, body));
  });

  it('with a new nonce each time', () => {
    const catalogue = newCatalogue();
    askTwice({ catalogue, url });
    const policies = Array.from({ length: 5 }, () => ask({ catalogue, url }).policy);
    expect(new Set(policies).size).toBe(5);
  });
});

describe('a page is rendered again', () => {
  const isKeptFor = (first: Omit<Asked, 'catalogue'>, second: Omit<Asked, 'catalogue'>) => {
    const catalogue = newCatalogue();
    askTwice({ catalogue, ...first });
    return ask({ catalogue, ...second }).isKept;
  };

  it.each([
    ['another path', '/payment?product=WUP&seller=Ana'],
    ['another seller', '/lead?product=WUP&seller=Bia'],
    ['another offer', '/lead?product=WUP&seller=Ana&oferta=x'],
  ])('for %s', (_, other) => {
    expect(isKeptFor({ url }, { url: other })).toBe(false);
  });

  it('when its mode, plans, copy or messages differ', () => {
    expect(isKeptFor({ url }, { url, changes: { mode: 'dark' } })).toBe(false);
    expect(isKeptFor({ url }, { url, changes: { plans: null } })).toBe(false);
    expect(isKeptFor({ url }, { url, changes: { copy: { ...made.copy } } })).toBe(false);
    expect(isKeptFor({ url }, { url, changes: { messages: { ...made.messages } } })).toBe(false);
  });

  it.each(['token', 'contactId', 'homologacao'])('for a link with the parameter %s', (key) => {
    expect(isKeptFor({ url: `${url}&${key}=x` }, { url: `${url}&${key}=x` })).toBe(false);
  });

  it('when it shows an error', () => {
    const changes = { error: { kind: 'failed', reference: 'AB12', retryUrl: null } } as const;
    expect(isKeptFor({ url, changes }, { url, changes })).toBe(false);
    expect(isKeptFor({ url, status: 500 }, { url })).toBe(false);
  });

  it('when it repeats the query string outside its data, or when the link has no query string', () => {
    const body = '<a href="?product=WUP&amp;seller=Ana">';
    expect(isKeptFor({ url, body }, { url })).toBe(false);
    expect(isKeptFor({ url: '/lead' }, { url: '/lead' })).toBe(false);
  });

  it('when the catalogue has been replaced', () => {
    askTwice({ catalogue: newCatalogue(), url });
    expect(ask({ catalogue: newCatalogue(), url }).isKept).toBe(false);
  });

  it('when many other pages have pushed it out of the cache', () => {
    const catalogue = newCatalogue();
    const body = 'x'.repeat(1_000_000);
    const isKeptOf = (letter: string) => ask({ catalogue, url: `/lead?seller=${letter}`, body }).isKept;
    const letters = [...'abcdefghijklmnopqrst'];
    expect(letters.flatMap((letter) => [isKeptOf(letter), isKeptOf(letter)])).not.toContain(true);
    expect([isKeptOf('t'), isKeptOf('a')]).toEqual([true, false]);
  });

  it('after a minute', () => {
    // The library caches the time for a millisecond.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const clock = vi.spyOn(performance, 'now');
    const isKeptAt = (milliseconds: number) => {
      clock.mockReturnValue(milliseconds);
      vi.advanceTimersByTime(1);
      return ask({ catalogue, url }).isKept;
    };
    const catalogue = newCatalogue();
    expect([999, 1_000, 60_999, 61_001].map(isKeptAt)).toEqual([false, false, true, false]);
  });
});
