import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { isCallError } from './call-error';
import { createSavedCards } from './saved-cards';

const tab = 'A'.repeat(22);
const otherTab = 'B'.repeat(22);
const paying = { paymentMethods: [{ method: 'default-credit-card', amount: 1, paymentProfileId: 'saved' }] };

/** Browser of one site: its cookie, and what answers tell it. */
function openBrowser(cards: ReturnType<typeof createSavedCards>) {
  let cookie = '';
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    appendHeader: (_: string, value: string) => {
      cookie = value.split(';', 1)[0] ?? '';
    },
  } as unknown as ServerResponse;
  const requestOf = (more: Record<string, string>) => ({ headers: { cookie, ...more } }) as unknown as IncomingMessage;
  return {
    headers,
    readCookie: () => cookie,
    save: (answer: object, from = tab) => cards.seal(requestOf({ 'x-tab': from }), response, answer),
    pay: (press: string, { from = tab, key = 'key-1', body = paying as object } = {}) =>
      cards
        .open(requestOf({ 'x-tab': from, 'x-press': press }), response, body, key)
        .catch((error: unknown) => (isCallError(error) ? { status: error.status, ...error.body } : error)),
  };
}

function openWithCard() {
  const cards = createSavedCards('sixteen-letters!');
  const browser = openBrowser(cards);
  const answer = browser.save({ token: 'pay_1', paymentProfileIds: ['card_1', 'card_2'] });
  return { cards, browser, answer };
}

const refused = { status: 422, code: 'invalid_request', fields: { 'paymentMethods.0.paymentProfileId': 'unknown' } };

describe('a saved card', () => {
  it('reaches neither the page nor, in clear, its cookie', () => {
    const { answer, browser } = openWithCard();
    expect(answer).toEqual({ token: 'pay_1', paymentProfileIds: ['saved'] });
    expect(browser.readCookie()).toMatch(/^__Host-card=[\w-]{60,}$/);
    expect(Buffer.from(browser.readCookie().slice(12), 'base64url').toString('latin1')).not.toContain('card_1');
  });

  it('pays by one press of a document of this site, and a repeat of the same payment pays again', async () => {
    const { browser, cards } = openWithCard();
    const press = cards.createPressToken();
    const opened = { paymentMethods: [{ method: 'default-credit-card', amount: 1, paymentProfileId: 'card_1' }] };
    expect(await browser.pay(press)).toEqual(opened);
    expect(await browser.pay(press)).toEqual(opened);
    expect(await browser.pay(press, { key: 'key-2' })).toMatchObject(refused);
    expect(await browser.pay(browser.headers['x-press'] ?? '', { key: 'key-2' })).toEqual(opened);
  });

  it('of a checked card pays a renewal', async () => {
    const cards = createSavedCards();
    const browser = openBrowser(cards);
    expect(browser.save({ verified: true, paymentProfileId: 'card_9' })).toEqual({
      verified: true,
      paymentProfileId: 'saved',
    });
    const body = { paymentMethod: { method: 'default-credit-card', amount: 1, paymentProfileId: 'saved' } };
    expect(await browser.pay(cards.createPressToken(), { body })).toMatchObject({
      paymentMethod: { paymentProfileId: 'card_9' },
    });
  });

  it.each<[title: string, press: (cards: ReturnType<typeof createSavedCards>) => string, options?: object]>([
    ['without a token of a press', () => ''],
    ['with a token that somebody wrote', (cards) => `${cards.createPressToken().slice(0, -22)}${'x'.repeat(22)}`],
    ['with a token of another server', () => createSavedCards('another-key-text').createPressToken()],
    ['in another tab', (cards) => cards.createPressToken(), { from: otherTab }],
    [
      'by an id that a page knows',
      (cards) => cards.createPressToken(),
      { body: { paymentMethods: [{ method: 'default-credit-card', amount: 1, paymentProfileId: 'card_1' }] } },
    ],
  ])('pays nothing %s', async (_, pressOf, options = {}) => {
    const { browser, cards } = openWithCard();
    expect(await browser.pay(pressOf(cards), options)).toMatchObject(refused);
  });

  it('pays nothing after a day', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
    try {
      const { browser, cards } = openWithCard();
      const early = cards.createPressToken();
      vi.setSystemTime(new Date('2026-12-02T12:00:01Z'));
      expect(await browser.pay(early)).toMatchObject(refused);
      expect(await browser.pay(cards.createPressToken())).toMatchObject(refused);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves other answers and other payments as they are', async () => {
    const { browser } = openWithCard();
    expect(browser.save({ token: 'pay_2', paymentProfileIds: [] })).toEqual({ token: 'pay_2', paymentProfileIds: [] });
    const pix = { paymentMethods: [{ method: 'pix', amount: 1 }] };
    expect(await browser.pay('', { body: pix })).toEqual(pix);
  });
});
