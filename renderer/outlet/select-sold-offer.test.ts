import { expect, it } from 'vitest';
import type { Manifest, PurchasedPlan } from '../../schemas/generated/types';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { selectSoldOffer } from './select-sold-offer';

const main = { token: 'pay_1', status: 'paid' } as PurchasedPlan;
const waiting = { token: 'pay_2', status: 'pending' } as PurchasedPlan;
const done = { ...waiting, status: 'paid' } as PurchasedPlan;

it.each<
  [
    title: string,
    manifest: Pick<Manifest, 'sells' | 'receivesReturns'>,
    upsell: PurchasedPlan | null,
    token: string | undefined,
    sold: string,
  ]
>([
  ['a step that says nothing sells the main offer', {}, null, undefined, 'main'],
  ['a step sells the upsell where it says so', { sells: 'upsell' }, null, undefined, 'upsell'],
  [
    'who comes back from the bank comes back to the upsell that waits there',
    { receivesReturns: true },
    waiting,
    undefined,
    'upsell',
  ],
  ['a bank\u2019s link that names the upsell leads to it', { receivesReturns: true }, done, 'pay_2', 'upsell'],
  ['a bank\u2019s link that names the purchase leads to that', { receivesReturns: true }, waiting, 'pay_1', 'main'],
  ['a return after the upsell is paid is one to the purchase', { receivesReturns: true }, done, undefined, 'main'],
])('%s', (_, manifest, upsell, token, sold) => {
  const session = makeSession({ purchases: { main, upsell } });
  expect(selectSoldOffer(makeCheckoutView(), manifest, session, token)).toBe(sold);
  expect(selectSoldOffer({ upsell: null }, manifest, session, token)).toBe('main');
});
