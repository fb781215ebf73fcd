import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import type { EventName } from './analytics-event';
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

it('the items of an order are kept until its slip is paid', async () => {
  await keepBasket('order', basket);
  await claimEvent('generate_bankslip', 'payment', basket);
  vi.setSystemTime(Date.now() + 72 * hour);
  expect([readBasket('order'), readBasket('payment')]).toEqual([basket, basket]);
  vi.setSystemTime(Date.now() + 91 * 24 * hour);
  expect(readBasket('payment')).toBeUndefined();
});
