import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSendings } from './sendings';

let now: number;

beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a lookup that starts before a payment ends finds it in transit; a later lookup does not', () => {
  const sendings = createSendings(60_000);
  const { end } = sendings.begin('one');
  now += 1_000;
  expect(sendings.wasOnItsWay('one', now)).toBe(true);
  expect(sendings.wasOnItsWay('other', now)).toBe(false);
  end();
  expect(sendings.wasOnItsWay('one', now - 1)).toBe(true);
  expect(sendings.wasOnItsWay('one', now)).toBe(false);
});

it('an ended payment is remembered for the longest time of a lookup, despite later payments', () => {
  const sendings = createSendings(60_000);
  sendings.begin('one').end();
  const asked = now - 1;
  now += 60_000;
  sendings.begin('two').end();
  expect(sendings.wasOnItsWay('one', asked)).toBe(true);
  now += 1;
  sendings.begin('three').end();
  expect(sendings.wasOnItsWay('one', asked)).toBe(false);
});

it('a call without an idempotency key is not tracked as a payment', () => {
  const sendings = createSendings(60_000);
  sendings.begin(undefined).end();
  expect(sendings.wasOnItsWay(undefined, 0)).toBe(false);
});

it('taking back an unsent payment tells whether another with its key may have arrived', () => {
  const sendings = createSendings(60_000);
  expect(sendings.begin('one').takeBack()).toBe(true);
  expect(sendings.wasOnItsWay('one', 0)).toBe(false);
  const first = sendings.begin('one');
  expect(sendings.begin('one').takeBack()).toBe(false);
  first.end();
  expect(sendings.begin('one').takeBack()).toBe(false);
  expect(sendings.begin('two').takeBack()).toBe(true);
  expect(sendings.begin(undefined).takeBack()).toBe(true);
});
