import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { fakeBrowser } from '../testing/fake-browser';
import { makeSession } from '../testing/make-session';
import { writeStored } from './browser-storage';
import { findLinkOfReturn } from './parts/purchase/find-link-of-return';
import { writeSession } from './patch-session';
import { restoreSession } from './restored-session';
import type { SessionOwner } from './session';

const owner = { productCode: 'MS', area: 'BR' } as const;
const search = 'product=MS&voucher=msjana&seller=ana';
const purchase: PurchasedPlan = {
  token: 'pay_1',
  planId: 'M1',
  planName: 'Mentoria',
  amount: 298_800,
  currency: 'BRL',
  method: 'credit-card',
  status: 'pending',
  productCode: 'MS',
  search,
};

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['names only the product opens the link of the purchase', 'MS', 'pay_1', 'product=MS&token=pay_1', search],
  [
    'has another voucher opens the link of the purchase',
    'MS',
    'pay_1',
    'product=MS&voucher=x&seller=ana&token=pay_1',
    search,
  ],
  ['is the link of the purchase stays', 'MS', 'pay_1', `${search}&token=pay_1`, undefined],
  ['differs only by the test banner stays', 'MS', 'pay_1', `${search}&homologacao=1&token=pay_1`, undefined],
  ['is about another payment stays', 'MS', 'pay_2', 'product=MS&token=pay_2', undefined],
  ['is about another product stays', 'WUP', 'pay_1', 'product=WUP&token=pay_1', undefined],
])('a bank’s return link that %s', (_, productCode, token, linkSearch, expected) => {
  writeStored('PURCHASED_PLAN', purchase, owner);
  expect(findLinkOfReturn(productCode, token, [linkSearch, `?${linkSearch}`])).toBe(expected);
});

it.each([
  ['the link of the purchase', `?${search}&token=pay_1`, 'product=MS&voucher=novo&seller=ana&token=pay_1'],
  ['the bank’s return link', '?product=MS&token=pay_1', `${search}&token=pay_1`],
])('the page stays when the flow adds query parameters to %s', (_, linkSearch, completed) => {
  writeStored('PURCHASED_PLAN', purchase, owner);
  expect(findLinkOfReturn('MS', 'pay_1', [completed, linkSearch])).toBeUndefined();
});

it.each<[title: string, owner: SessionOwner]>([
  ['of the other area', { ...owner, area: 'MZ' }],
  ['of the same area', owner],
])('a bank’s return link finds a purchase %s, even after a purchase of another product', (_, whose) => {
  writeStored('PURCHASED_PLAN', purchase, whose);
  writeStored('PURCHASED_PLAN', { ...purchase, token: 'pay_2' }, { ...owner, productCode: 'WUP' });
  expect(findLinkOfReturn('MS', 'pay_1', ['product=MS&token=pay_1'])).toBe(search);
});

describe('an abandoned payment', () => {
  const { status: _, ...subject } = purchase;
  const key = 'k'.repeat(32);
  const sent = { ...subject, area: owner.area, key, state: 'pending', payer: 'lead_1', stepId: 'payment' };

  beforeEach(() => writeStored('purchaseIntent', sent, owner));

  it.each([
    ['nu-pay', 'bank'],
    ['credit-card', 'bank'],
    ['m-pesa', 'phone'],
    ['pix', null],
  ])('by %s can still be confirmed at: %s', (method, place) => {
    writeStored('purchaseIntent', { ...sent, method }, owner);
    expect(restoreSession({ main: owner }).unanswered).toBe(place);
  });

  it('is not told while a purchase is shown', () => {
    writeStored('PURCHASED_PLAN', purchase, owner);
    expect(restoreSession({ main: owner }).unanswered).toBeNull();
  });

  it.each(['sending', 'unknown'])(
    'does not count a payment that the bank has not received as unanswered: %s',
    (state) => {
      writeStored('purchaseIntent', { ...sent, state }, owner);
      expect(restoreSession({ main: owner }).unanswered).toBeNull();
    },
  );

  it('is not told to another buyer at this browser', () => {
    writeStored('dataLead', { leadId: 'lead_2', ...owner }, owner);
    writeStored('dataForm', { name: 'Bia Lima', email: 'bia@example.com', phone: '' }, owner);
    expect(restoreSession({ main: owner }).unanswered).toBeNull();
  });

  it('finds its link by the stored purchase intent', () => {
    expect(findLinkOfReturn('MS', 'pay_1', ['product=MS&token=pay_1'])).toBe(search);
    expect(findLinkOfReturn('MS', 'pay_2', ['product=MS&token=pay_2'])).toBeUndefined();
  });

  it('has all data for its receipt when the buyer returns from the bank', () => {
    expect(restoreSession({ main: owner }, 'pay_1').purchases?.main).toMatchObject({
      token: 'pay_1',
      planName: 'Mentoria',
      status: 'pending',
    });
    expect(restoreSession({ main: owner }, 'pay_2').purchases?.main).toBeNull();
    expect(restoreSession({ main: owner }).purchases?.main).toBeNull();
  });

  it.each(['pending', 'paid'] as const)(
    'without a stored intent does not show another %s purchase in its place',
    (status) => {
      writeStored('PURCHASED_PLAN', { ...purchase, token: 'pay_3', status }, owner);
      expect(restoreSession({ main: owner }, 'pay_2')).toMatchObject({ purchases: { main: null }, elsewhere: 'pay_2' });
      expect(restoreSession({ main: owner })).toMatchObject({
        purchases: { main: { token: 'pay_3' } },
        elsewhere: null,
      });
    },
  );

  it('is shown instead of an earlier purchase', () => {
    writeStored('PURCHASED_PLAN', { ...purchase, token: 'pay_0', status: 'paid' }, owner);
    expect(restoreSession({ main: owner }, 'pay_1').purchases?.main).toMatchObject({ token: 'pay_1' });
    expect(restoreSession({ main: owner }).purchases?.main).toMatchObject({ token: 'pay_0' });
  });
});

describe('the card of a payment that a bank confirms', () => {
  const card = { company: 'visa', lastFour: '1111' } as const;
  const part = { amount: 149_400, installments: 1, installmentAmount: 149_400 };

  it.each<[name: string, cards: Partial<PurchasedPlan>]>([
    ['that the backend has not saved', { card }],
    ['that the backend has saved', { card, paymentProfileIds: ['card_1'] }],
    [
      'beside another',
      {
        cards: [
          { ...card, ...part },
          { company: 'elo', lastFour: '7013', ...part },
        ],
      },
    ],
  ])('%s is known after my return, in the tab that typed it', (_, cards) => {
    const owners = { main: owner };
    writeSession(makeSession(), { purchase: { ...purchase, ...cards } }, owners);
    const returned = makeSession({ ...restoreSession(owners, 'pay_1') });
    expect(returned.purchases.main).toMatchObject(cards);
    const paid = writeSession(returned, { purchase: { ...purchase, status: 'paid' } }, owners);
    expect(paid.purchases.main).toMatchObject({ status: 'paid', ...cards });
    expect(restoreSession(owners).purchases?.main).toMatchObject({ status: 'paid', ...cards });
    expect(JSON.stringify(localStorage.getItem('PURCHASED_PLAN:MS:BR'))).not.toContain('1111');
    expect(
      writeSession(returned, { purchase: { ...purchase, token: 'pay_2' } }, owners).purchases.main,
    ).not.toHaveProperty('card');
  });
});

describe('the token in the URL of a waiting step', () => {
  const pix = { token: 'pix_1', code: '0'.repeat(20), amount: 100, purchase: { ...purchase, token: 'pix_1' } };

  beforeEach(() => {
    writeStored('dataPix', pix, owner);
    writeStored('PURCHASED_PLAN', purchase, owner);
  });

  it('restores the pix code and the purchase of this browser', () => {
    const both = { pix: { token: 'pix_1' }, purchases: { main: { token: 'pay_1' } }, elsewhere: null };
    for (const token of ['pix_1', 'pay_1', undefined])
      expect(restoreSession({ main: owner }, token)).toMatchObject(both);
  });

  it('restores no pix code of another buyer', () => {
    writeStored('dataPix', { ...pix, purchase: { ...pix.purchase, payer: 'lead_9' } }, owner);
    writeStored('dataLead', { leadId: 'lead_1', ...owner }, owner);
    writeStored('dataForm', { name: 'Ana Prado', email: 'ana@example.com', phone: '' }, owner);
    expect(restoreSession({ main: owner }).pix).toBeNull();
  });

  it('restores the code of this offer, not that of the offered product by its own link', () => {
    const upsell = { productCode: 'WUP', area: 'BR' } as const;
    writeStored('dataPix', { ...pix, token: 'pix_2' }, upsell);
    expect(restoreSession({ main: owner, upsell }).pix).toMatchObject({ token: 'pix_1' });
  });

  it('hides this browser’s purchases, but keeps them stored, if the payment is from another browser', () => {
    expect(restoreSession({ main: owner }, 'pay_9')).toMatchObject({
      pix: null,
      purchases: { main: null },
      elsewhere: 'pay_9',
    });
    expect(restoreSession({ main: owner })).toMatchObject({
      pix: { token: 'pix_1' },
      purchases: { main: { token: 'pay_1' } },
    });
  });

  it('makes the page query the status of a replaced pix code', () => {
    const { status: _, ...sent } = { ...purchase, token: 'pix_0', method: 'pix', area: owner.area };
    const more = { key: 'k'.repeat(32), state: 'pending', payer: 'lead_1', stepId: 'payment' };
    writeStored('purchaseIntent', { ...sent, ...more }, owner);
    expect(restoreSession({ main: owner }, 'pix_0')).toMatchObject({
      pix: null,
      purchases: { main: null },
      elsewhere: 'pix_0',
    });
  });

  it('treats a purchase of another buyer like one from another browser', () => {
    writeStored('PURCHASED_PLAN', { ...purchase, payer: 'lead_9' }, owner);
    writeStored('dataLead', { leadId: 'lead_1', ...owner }, owner);
    writeStored('dataForm', { name: 'Ana Prado', email: 'ana@example.com', phone: '' }, owner);
    expect(restoreSession({ main: owner }, 'pay_1')).toMatchObject({ purchases: { main: null }, elsewhere: 'pay_1' });
  });
});

it('the page of an invoice restores no buyer: its payer may be another person', () => {
  writeStored('dataLead', { leadId: 'lead_1', ...owner }, owner);
  writeStored('dataForm', { name: 'Ana Prado', email: 'ana@example.com', phone: '' }, owner);
  expect(restoreSession({ main: owner })).toMatchObject({ leadId: 'lead_1', name: 'Ana Prado' });
  const ofInvoice = restoreSession({ main: { ...owner, order: 'invoice:inv_1' } });
  for (const key of ['leadId', 'payer', 'name', 'email']) expect(ofInvoice).not.toHaveProperty(key);
});

it('a bank’s return link stays if the purchase has no stored link', () => {
  const { search: _, ...old } = purchase;
  writeStored('PURCHASED_PLAN', old, owner);
  expect(findLinkOfReturn('MS', 'pay_1', ['product=MS&token=pay_1'])).toBeUndefined();
});

describe('a page that sells an upsell', () => {
  const upsellOwner = { productCode: 'QUAD', area: 'BR' } as const;
  const owners = { main: owner, upsell: upsellOwner };
  const upsell: PurchasedPlan = { ...purchase, token: 'pay_2', productCode: 'QUAD', order: 'plan:upsell' };

  it('restores the purchase of each offer', () => {
    writeStored('PURCHASED_PLAN', purchase, owner);
    writeStored('PURCHASED_PLAN', upsell, upsellOwner);
    expect(restoreSession(owners)).toMatchObject({ purchases: { main: purchase, upsell }, elsewhere: null });
  });

  it('recognizes an upsell payment in the URL as a payment of this browser', () => {
    writeStored('PURCHASED_PLAN', purchase, owner);
    writeStored('PURCHASED_PLAN', upsell, upsellOwner);
    expect(restoreSession(owners, 'pay_2')).toMatchObject({ purchases: { main: purchase, upsell }, elsewhere: null });
    expect(restoreSession(owners, 'pay_9')).toMatchObject({ purchases: { main: null }, elsewhere: 'pay_9' });
  });

  it('does not count a purchase of the offered product by its own link as an accepted offer', () => {
    writeStored('PURCHASED_PLAN', purchase, owner);
    const { order: _order, ...byItsLink } = upsell;
    writeStored('PURCHASED_PLAN', byItsLink, upsellOwner);
    expect(restoreSession(owners).purchases).toEqual({ main: expect.objectContaining(purchase), upsell: null });
  });
});

describe('a saved card', () => {
  const paid: PurchasedPlan = { ...purchase, status: 'paid' };
  const cards = { paymentProfileIds: ['card_1'], card: { company: 'visa', lastFour: '1111' } } as const;

  it('is known after a reload of the tab that paid', () => {
    writeSession(makeSession(), { purchase: { ...paid, ...cards, paymentProfileIds: ['card_1'] } }, { main: owner });
    expect(restoreSession({ main: owner }).purchases?.main).toMatchObject({ token: 'pay_1', ...cards });
  });

  it('is unknown to other tabs and to the next person at this browser', () => {
    const browser = fakeBrowser();
    writeSession(makeSession(), { purchase: { ...paid, ...cards, paymentProfileIds: ['card_1'] } }, { main: owner });
    browser.storedInTab.clear();
    expect([...browser.stored.values()].join()).not.toContain('card_1');
    const { main } = restoreSession({ main: owner }).purchases ?? {};
    expect(main).toMatchObject(paid);
    expect(main).not.toHaveProperty('paymentProfileIds');
    expect(main).not.toHaveProperty('card');
  });

  it('in the record that all tabs share, as older pages wrote it, is not offered', () => {
    writeStored('PURCHASED_PLAN', { ...paid, ...cards }, owner);
    const { main } = restoreSession({ main: owner }).purchases ?? {};
    expect(main).toMatchObject(paid);
    expect(main).not.toHaveProperty('paymentProfileIds');
    expect(main).not.toHaveProperty('card');
  });

  it('of an earlier purchase is not offered once another tab has another buyer', () => {
    const savedCard = { paymentProfileId: 'card_1', payer: 'lead_1' };
    writeSession(makeSession(), { savedCard }, { main: owner });
    expect(restoreSession({ main: owner }).savedCard).toMatchObject(savedCard);
    writeStored('dataLead', { leadId: 'lead_2', ...owner }, owner);
    writeStored('dataForm', { name: 'Bia Lima', email: 'bia@example.com', phone: '' }, owner);
    expect(restoreSession({ main: owner }).savedCard).toBeNull();
  });

  it('of an earlier purchase does not belong to the latest one', () => {
    writeSession(makeSession(), { purchase: { ...paid, ...cards, paymentProfileIds: ['card_1'] } }, { main: owner });
    writeStored('PURCHASED_PLAN', { ...paid, token: 'pay_2' }, owner);
    expect(restoreSession({ main: owner }).purchases?.main).not.toHaveProperty('paymentProfileIds');
  });

  it('is forgotten with its purchase', () => {
    const { storedInTab } = fakeBrowser();
    const bought = { ...paid, ...cards, paymentProfileIds: ['card_1'] };
    const session = writeSession(makeSession(), { purchase: bought }, { main: owner });
    expect(storedInTab.size).toBe(1);
    writeSession(session, { letGo: 'pay_1' }, { main: owner });
    expect(storedInTab.size).toBe(0);
  });
});
