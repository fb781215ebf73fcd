import { expect, it } from 'vitest';
import type { DataPix, Manifest, PurchasedPlan } from '../../schemas/generated/types';
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
  ['a step sells the main offer by default', {}, null, undefined, 'main'],
  ['a step sells the upsell if its manifest says so', { sells: 'upsell' }, null, undefined, 'upsell'],
  [
    'a return from the bank leads to the upsell while its payment is pending',
    { receivesReturns: true },
    waiting,
    undefined,
    'upsell',
  ],
  [
    'a return link with the token of the upsell leads to the upsell',
    { receivesReturns: true },
    done,
    'pay_2',
    'upsell',
  ],
  [
    'a return link with the token of the main purchase leads to the main offer',
    { receivesReturns: true },
    waiting,
    'pay_1',
    'main',
  ],
  [
    'a return from the bank leads to the main offer once the upsell is paid',
    { receivesReturns: true },
    done,
    undefined,
    'main',
  ],
])('%s', (_, manifest, upsell, token, sold) => {
  const session = makeSession({ purchases: { main, upsell } });
  expect(selectSoldOffer(makeCheckoutView(), manifest, session, token)).toBe(sold);
  expect(selectSoldOffer({ upsell: null }, manifest, session, token)).toBe('main');
});

it.each([
  ['plan:upsell', 'upsell'],
  [undefined, 'main'],
] as const)('a code for the order %s sells the offer %s', (order, sold) => {
  const purchase = { ...main, status: 'pending', ...(order && { order }) } as PurchasedPlan;
  const pix = { token: 'pay_3', purchase } as DataPix;
  const session = makeSession({ pix, purchases: { main, upsell: null } });
  expect(selectSoldOffer(makeCheckoutView(), { needs: ['pix'] }, session, 'pay_3')).toBe(sold);
});
