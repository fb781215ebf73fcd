import { expect, it } from 'vitest';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession, type SessionChanges } from '../testing/make-session';
import { offersUpsell } from './offers-upsell';

const paid = { token: 'pay_1', status: 'paid' } as PurchasedPlan;
const pending = { ...paid, status: 'pending' } as PurchasedPlan;
const upsell = { ...paid, token: 'pay_2' };
const known = { leadId: 'lead_1' };

it.each<[title: string, session: SessionChanges, isOffered: boolean]>([
  ['once the purchase is paid', { ...known, purchase: paid }, true],
  ['not before anything is bought', known, false],
  ['not beside a slip that waits for money', { ...known, purchase: pending }, false],
  ['not to whom nobody knows any more', { purchase: paid }, false],
  ['to who has bought it, for its receipt', { purchases: { main: paid, upsell } }, true],
])('an upsell is offered %s', (_, session, isOffered) => {
  const checkout = makeCheckoutView();
  expect(offersUpsell(checkout, makeSession(session))).toBe(isOffered);
  expect(offersUpsell({ ...checkout, offers: { main: checkout.offers.main } }, makeSession(session))).toBe(false);
});

it('an upsell is offered as the purchase is being paid', () => {
  expect(offersUpsell(makeCheckoutView(), makeSession(known), paid)).toBe(true);
});
