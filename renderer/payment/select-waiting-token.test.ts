import { expect, test } from 'vitest';
import type { DataPix, PurchasedPlan } from '../../schemas/generated/types';
import { selectWaitingToken } from './select-waiting-token';

const purchase: PurchasedPlan = {
  token: 'pay-1',
  planId: 'PLAN',
  planName: 'Plano anual',
  amount: 100,
  currency: 'BRL',
  method: 'credit-card',
  status: 'pending',
};
const pix: DataPix = {
  token: 'pix-1',
  code: '0002',
  expiresAt: '2026-07-01T12:00:00Z',
  amount: 100,
  purchase: { ...purchase, token: 'pix-1', method: 'pix' },
};
const empty = { isRestored: true, pix: null, purchases: { main: null, upsell: null }, elsewhere: null };
const elsewhere = { ...empty, elsewhere: 'url-1' };
const paid = { ...empty, purchases: { main: { ...purchase, status: 'paid' as const }, upsell: null } };
const pending = { ...empty, purchases: { main: purchase, upsell: null } };
const anyone = { waitsForPayment: true };
const pixStep = { waitsForPayment: true, needs: ['lead' as const, 'pix' as const] };
const receipt = { waitsForPayment: true, needs: ['purchase' as const] };

test.each([
  ['the token in the URL when this browser has no purchase', empty, anyone, 'url-1', 'url-1'],
  ['its own purchase, whatever the URL says', pending, anyone, 'url-1', 'pay-1'],
  ['nothing once its own purchase is paid', paid, anyone, 'url-1', null],
  ['the purchase and not an older pix code', { ...pending, pix }, anyone, undefined, 'pay-1'],
  ['the pix code if the step needs it', { ...pending, pix }, pixStep, 'url-1', 'pix-1'],
  ['nothing from the URL if a purchase is needed', empty, receipt, 'url-1', null],
  ['the payment of another browser if a purchase is needed', elsewhere, receipt, 'url-1', 'url-1'],
  ['the payment of another browser if a pix is needed', elsewhere, pixStep, 'url-1', 'url-1'],
  ['the code of another browser once it is loaded', { ...elsewhere, pix }, pixStep, 'url-1', 'pix-1'],
  ['nothing once the URL names another payment', elsewhere, pixStep, 'url-2', null],
  ['nothing without a token in the URL', elsewhere, receipt, undefined, null],
  ['the purchase on the receipt', pending, receipt, undefined, 'pay-1'],
  ['nothing before the session is restored', { ...empty, isRestored: false }, anyone, 'url-1', null],
  ['nothing if the step does not wait', pending, { ...anyone, waitsForPayment: false }, 'url-1', null],
])('a step waits for %s', (_title, session, manifest, urlToken, token) => {
  expect(selectWaitingToken(session, 'main', manifest, urlToken)).toBe(token);
});
