import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validatePurchasedPlan, validateSavedCards } from '../../schemas/generated/session.mjs';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { readStored } from '../session/browser-storage';
import { readIntent } from '../session/purchase-intent';
import { ownerOf } from '../session/purchase-owner';
import { fakeBrowser } from '../testing/fake-browser';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { isFinal } from '../wait/resolve-outcome';
import { recordOutcome } from './record-outcome';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const owner = ownerOf(makeCheckoutView());
const intent: PurchaseIntent = {
  ...owner,
  key: 'key_0123456789abcdef',
  state: 'sending',
  savedAt: 0,
  planId: 'yearly-1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'credit-card',
  payer: 'lead_1',
  search: '',
  stepId: 'payment',
};

it('a taken payment stores the ids of its cards for this tab only', () => {
  const payment = { token: 'pay_1', status: 'paid' as const, paymentProfileIds: ['card_1'] };
  recordOutcome({ kind: 'answered', payment, intent });
  expect(readStored('PURCHASED_PLAN', validatePurchasedPlan, owner)).toMatchObject({ token: 'pay_1', status: 'paid' });
  expect(JSON.stringify(readStored('PURCHASED_PLAN', validatePurchasedPlan, owner))).not.toContain('card_1');
  expect(readStored('savedCards', validateSavedCards, owner)).toMatchObject({ paymentProfileIds: ['card_1'] });
});

it('a payment in person is noted and waits for nothing, even if its answer was lost', () => {
  const inPerson = { ...intent, method: 'cash' as const };
  const answer = { token: 'pay_1', status: 'pending' as const, amount: 114_000, currency: 'BRL' };
  expect(isFinal(answer, inPerson.method)).toBe(true);
  expect(isFinal(answer, intent.method)).toBe(false);
  recordOutcome({ kind: 'answered', payment: answer, intent: inPerson });
  expect(readStored('PURCHASED_PLAN', validatePurchasedPlan, owner)).toMatchObject({ token: 'pay_1', status: 'noted' });
  expect(readIntent(owner)).toBeUndefined();
});
