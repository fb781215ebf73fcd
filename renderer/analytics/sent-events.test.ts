import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import type { EventName } from './build-sale';
import { claimEvent, keepBasket, readBasket } from './sent-events';

const hour = 3_600_000;
const basket = { items: [{ item_id: 'a', item_name: 'A', item_category: 'plan', price: 1, quantity: 1 }] };

beforeEach(() => {
  fakeBrowser();
  vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[event: EventName, hours: number, isAgain: boolean]>([
  ['purchase', 49, false],
  ['purchase', 89 * 24, false],
  ['purchase', 91 * 24, true],
  ['generate_bankslip', 72, false],
  ['generate_pix', 25, false],
  ['begin_checkout', 23, false],
  ['begin_checkout', 25, true],
  ['generate_lead', 25, true],
])('%s, seen again after %d h, counts again: %s', async (event, hours, isAgain) => {
  const tabs = [claimEvent(event, 'order'), claimEvent(event, 'order')];
  expect(await Promise.all(tabs)).toEqual([true, false]);
  vi.setSystemTime(Date.now() + hours * hour);
  expect(await claimEvent(event, 'order')).toBe(isAgain);
});

it.each<[whose: string, hours: number, claims: EventName | undefined, left: object | undefined]>([
  ['a press', 23, undefined, basket],
  ['a press that never paid', 25, undefined, undefined],
  ['an open code', 72, 'generate_pix', basket],
  ['an open slip', 89 * 24, 'generate_bankslip', basket],
  ['a purchase', 89 * 24, 'purchase', basket],
  ['a purchase', 91 * 24, 'purchase', undefined],
])('the items of %s after %d h', async (_, hours, event, left) => {
  await keepBasket('order', basket);
  if (event) await claimEvent(event, 'payment', basket);
  vi.setSystemTime(Date.now() + hours * hour);
  expect(readBasket(event ? 'payment' : 'order')).toEqual(left);
});
