import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { fakeBrowser } from '../testing/fake-browser';
import {
  closeIntent,
  closeIntentOf,
  type IntentSubject,
  isSamePayment,
  listOpen,
  openIntent,
  readIntent,
  updateIntent,
} from './purchase-intent';

const now = new Date('2026-07-15T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const subject: IntentSubject = {
  productCode: 'WUP',
  area: 'BR',
  planId: 'P1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'pix',
  payer: 'lead_1',
  stepId: 'payment',
};
const keyOf = (index: number) => String(index).padStart(32, '0');
/** A payment that waits for its code. */
const waiting = (index: number): PurchaseIntent => ({
  ...subject,
  key: keyOf(index),
  state: 'pending',
  token: `pay_${index}`,
  savedAt: now.getTime(),
});

it('an intent is read for a day after its last change, and not then', () => {
  const intent = openIntent(subject, []);
  vi.setSystemTime(now.getTime() + dayMs - 1);
  expect(readIntent(subject)).toMatchObject({ key: intent.key, state: 'sending' });
  updateIntent(intent, { state: 'unknown' });
  vi.setSystemTime(now.getTime() + 2 * dayMs - 2);
  expect(readIntent(subject)).toMatchObject({ key: intent.key, state: 'unknown' });
  vi.setSystemTime(now.getTime() + 2 * dayMs - 1);
  expect(readIntent(subject)).toBeUndefined();
});

it('an intent has a new key, or the one of the same payment', () => {
  const [first, second] = [openIntent(subject, []), openIntent(subject, [])];
  expect(first.key).not.toBe(second.key);
  expect(openIntent(subject, [], first.key).key).toBe(first.key);
});

it('an intent keeps the eight latest payments that still wait, none of which keeps others', () => {
  const earlier = Array.from({ length: 9 }, (_, index) => ({ ...waiting(index), besides: [waiting(99)] }));
  const { besides = [] } = openIntent(subject, earlier);
  expect(besides.map(({ key }) => key)).toEqual(earlier.slice(0, 8).map(({ key }) => key));
  expect(besides.every((one) => one.besides === undefined)).toBe(true);
});

it('the open payments of an intent are itself first, then those that wait', () => {
  const unknown: PurchaseIntent = { ...waiting(2), state: 'unknown' };
  const intent = openIntent(subject, [waiting(1), unknown]);
  expect(listOpen(intent).map(({ key, besides = [] }) => [key, ...besides.map((one) => one.key)])).toEqual([
    [intent.key, keyOf(1)],
    [keyOf(1)],
    [keyOf(2), keyOf(1)],
  ]);
  expect(listOpen(undefined)).toEqual([]);
});

it('a failed payment leaves the latest one that waits, with the others', () => {
  closeIntent(openIntent(subject, [waiting(1), waiting(2)]));
  expect(readIntent(subject)).toMatchObject({ key: keyOf(1), besides: [{ key: keyOf(2) }] });
  closeIntent(openIntent(subject, []));
  expect(readIntent(subject)).toBeUndefined();
});

it.each<[title: string, token: string, left: string[]]>([
  ['the intent itself', 'pay_0', [keyOf(1), keyOf(2)]],
  ['one that waits beside it', 'pay_1', [keyOf(0), keyOf(2)]],
  ['none of them', 'pay_9', [keyOf(0), keyOf(1), keyOf(2)]],
])('another purchase ends %s', (_, token, left) => {
  const intent = openIntent(subject, [waiting(1), waiting(2)], keyOf(0));
  updateIntent(intent, { state: 'pending', token: 'pay_0' });
  closeIntentOf(token, subject);
  const { key, besides = [] } = readIntent(subject) ?? {};
  expect([key, ...besides.map((one) => one.key)]).toEqual(left);
});

it.each<[what: string, change: Partial<IntentSubject>, isSame: boolean]>([
  ['product', { productCode: 'FUSO' }, false],
  ['area', { area: 'MZ' }, false],
  ['plan', { planId: 'P2' }, false],
  ['order', { order: 'plan:main:bump.tapes.1' }, false],
  ['amount', { amount: 114_001 }, false],
  ['method', { method: 'bankslip' }, false],
  ['payer', { payer: 'lead_2' }, false],
  ['installments', { installments: 2 }, true],
  ['step', { stepId: 'upsell-payment' }, true],
])('a payment with another %s: the same is %s', (_, change, isSame) => {
  expect(isSamePayment(waiting(1), { ...subject, ...change })).toBe(isSame);
});
