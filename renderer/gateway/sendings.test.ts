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

it('a payment is on its way for a question that was asked before its end, and for none after', () => {
  const sendings = createSendings(60_000);
  const end = sendings.begin('one');
  now += 1_000;
  expect(sendings.wasOnItsWay('one', now)).toBe(true);
  expect(sendings.wasOnItsWay('other', now)).toBe(false);
  end();
  expect(sendings.wasOnItsWay('one', now - 1)).toBe(true);
  expect(sendings.wasOnItsWay('one', now)).toBe(false);
});

it('it is remembered for as long as a question may take, whoever sends meanwhile', () => {
  const sendings = createSendings(60_000);
  sendings.begin('one')();
  const asked = now - 1;
  now += 60_000;
  sendings.begin('two')();
  expect(sendings.wasOnItsWay('one', asked)).toBe(true);
  now += 1;
  sendings.begin('three')();
  expect(sendings.wasOnItsWay('one', asked)).toBe(false);
});

it('a call without a key is no payment', () => {
  const sendings = createSendings(60_000);
  sendings.begin(undefined)();
  expect(sendings.wasOnItsWay(undefined, 0)).toBe(false);
});
