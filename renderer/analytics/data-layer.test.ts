import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import type { AnalyticsEvent } from './build-sale';

const event = { event: 'begin_checkout', brand: 'b' } as AnalyticsEvent;
const pageUrl = 'https://shop.example/lead';
/** A script element, as far as the loader uses one. */
interface FakeScript {
  src?: string;
  nonce?: string;
  onload?: () => void;
}

let scripts: FakeScript[] = [];

/** A new document of the same tab. */
function openDocument() {
  vi.resetModules();
  scripts = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    querySelector: () => ({ nonce: 'n0nce' }),
    createElement: (): FakeScript => ({}),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
}

beforeEach(() => {
  fakeBrowser();
  openDocument();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Entries that a document pushed, without the resets between events. */
const listPushed = () =>
  (window.dataLayer ?? []).filter((one) => !('ecommerce' in one && one.ecommerce === null)) as Record<
    string,
    unknown
  >[];

it('consent is denied and custom scripts are blocked before the container starts with the nonce of the page', async () => {
  const { loadContainer, pushEvent } = await import('./data-layer');
  pushEvent(event);
  loadContainer('GTM-ABC1234', pageUrl);
  const [consent, own, setting, page, restrictions, start, ...others] = listPushed();
  expect(Object.prototype.toString.call(consent)).toBe('[object Arguments]');
  expect({ ...consent }).toMatchObject({
    0: 'consent',
    1: 'default',
    2: { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  });
  expect([own, page]).toEqual([event, { page_location: pageUrl }]);
  expect({ ...setting }).toEqual({ 0: 'set', 1: { page_location: pageUrl } });
  expect(restrictions).toEqual({ 'gtm.blocklist': ['customScripts'], 'gtm.allowlist': ['sandboxedScripts'] });
  expect(start).toMatchObject({ event: 'gtm.js' });
  expect(others).toEqual([]);
  expect(scripts).toMatchObject([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234', nonce: 'n0nce' }]);
});

it('the container loads once, and each step names its own page', async () => {
  const { loadContainer } = await import('./data-layer');
  const pixUrl = 'https://shop.example/pix';
  loadContainer('GTM-ABC1234', pageUrl);
  loadContainer('GTM-ABC1234', pixUrl);
  expect(scripts).toHaveLength(1);
  expect(listPushed().map((one) => ({ ...one }))).toEqual([
    expect.objectContaining({ 0: 'consent' }),
    { 0: 'set', 1: { page_location: pageUrl } },
    { page_location: pageUrl },
    expect.objectContaining({ 'gtm.blocklist': expect.anything() }),
    expect.objectContaining({ event: 'gtm.js' }),
    { 0: 'set', 1: { page_location: pixUrl } },
    { page_location: pixUrl },
  ]);
});

it('events of a card screen are pushed there, and again where a container runs, once', async () => {
  const { refuseForeignScripts } = await import('../api/page-captcha');
  const card = await import('./data-layer');
  refuseForeignScripts();
  card.pushEvent(event);
  card.loadContainer('GTM-ABC1234', pageUrl);
  expect(scripts).toEqual([]);
  expect(listPushed().at(-1)).toEqual(event);

  for (const expected of [[event], []]) {
    openDocument();
    const next = await import('./data-layer');
    next.loadContainer('GTM-ABC1234', pageUrl);
    expect(listPushed().filter((one) => one.event === 'begin_checkout')).toEqual(expected);
    scripts[0]?.onload?.();
  }
});

it('an event that no container has seen waits for the next document', async () => {
  const { loadContainer, pushEvent } = await import('./data-layer');
  const { listUnseenEvents } = await import('./event-queue');
  loadContainer('GTM-ABC1234', pageUrl);
  pushEvent(event);
  expect(listUnseenEvents()).toEqual([]);
  openDocument();
  expect((await import('./event-queue')).listUnseenEvents()).toEqual([event]);
});

it('an earlier answer is pushed before the container starts', async () => {
  const { writeConsent } = await import('../session/consent');
  writeConsent('granted');
  const { loadContainer } = await import('./data-layer');
  loadContainer('GTM-ABC1234', pageUrl);
  expect({ ...listPushed()[1] }).toMatchObject({ 0: 'consent', 1: 'update', 2: { ad_storage: 'granted' } });
});

it('an answer is kept for six months', async () => {
  const { readConsent, writeConsent } = await import('../session/consent');
  writeConsent('denied');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 25 * 3_600_000);
  expect(readConsent()).toBe('denied');
  vi.spyOn(Date, 'now').mockReturnValue(now + 200 * 86_400_000);
  expect(readConsent()).toBeUndefined();
});

it('the address for tags keeps product and campaign, and no id of an order or of a person', async () => {
  const { buildPageUrl } = await import('./event-page');
  const query =
    'product=ACE&token=tok_1&invoice=inv_1&email=ana@example.com&utm_source=mail&utm_content=ana@example.com';
  expect(buildPageUrl('https://shop.example', `/pix?${query}`, '/pix')).toBe(
    'https://shop.example/pix?product=ACE&utm_source=mail&utm_content=%5Bemail%5D',
  );
});
