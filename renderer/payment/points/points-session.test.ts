import { expect, it } from 'vitest';
import { makeSession } from '../../testing/make-session';
import { hasLiveCode, liveToken, withoutEntries, withoutSecrets } from './points-session';

it('the security code is never kept to fill in the form again', () => {
  const values = { cardNumber: '4111', cardCvv: '737', terms: true, card2: { cardCvv: '737' } };
  expect(withoutSecrets(values)).toEqual({ cardNumber: '4111' });
});

it('a failed try forgets the card and keeps the typed values', () => {
  const payment = { entries: [{ method: 'credit-card' as const, amount: 100 }], values: { cardHolder: 'ANA' } };
  expect(withoutEntries(payment)).toEqual({ values: { cardHolder: 'ANA' } });
});

it.each([
  ['an expired token pays nothing', -1, undefined],
  ['a token pays until it expires', 60_000, 'lvp_1'],
])('%s', (_, left, token) => {
  const pointsPayment = { token: { value: 'lvp_1', expiresAt: Date.now() + left } };
  expect(liveToken(makeSession({ pointsPayment }))).toBe(token);
});

it('a code lives by the clock of the server', () => {
  const account = { sessionId: 'lvs_1', devices: [], points: 1, amount: 1, currency: 'BRL' };
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  expect(hasLiveCode(makeSession({ points: { ...account, expiresAt } }))).toBe(true);
  expect(hasLiveCode(makeSession({ points: { ...account, expiresAt, clockAhead: 120_000 } }))).toBe(false);
  expect(hasLiveCode(makeSession({ points: account }))).toBe(false);
});
