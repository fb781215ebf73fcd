import { expect, it } from 'vitest';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession, type SessionChanges } from '../testing/make-session';
import { offersUpsell } from './purchase-owner';

const paid = { token: 'pay_1', status: 'paid' } as PurchasedPlan;
const pending = { ...paid, status: 'pending' } as PurchasedPlan;
const upsell = { ...paid, token: 'pay_2' };
const known = { leadId: 'lead_1' };

it.each<[title: string, session: SessionChanges, isOffered: boolean]>([
  ['is offered once the purchase is paid', { ...known, purchase: paid }, true],
  ['is offered after a payment that a seller takes', { ...known, purchase: { ...paid, status: 'noted' } }, true],
  ['is not offered before a purchase', known, false],
  ['is not offered while a bankslip is unpaid', { ...known, purchase: pending }, false],
  ['is not offered to an unknown buyer', { purchase: paid }, false],
  ['is still offered after its purchase, for its receipt', { purchases: { main: paid, upsell } }, true],
])('an upsell %s', (_, session, isOffered) => {
  const checkout = makeCheckoutView();
  expect(offersUpsell(checkout, makeSession(session))).toBe(isOffered);
  expect(offersUpsell({ ...checkout, offers: { main: checkout.offers.main } }, makeSession(session))).toBe(false);
});

it('an upsell is offered right after a payment that the session does not have yet', () => {
  expect(offersUpsell(makeCheckoutView(), makeSession(known), paid)).toBe(true);
});
