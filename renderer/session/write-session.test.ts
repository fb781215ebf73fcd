import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateDataLead, validateDataPix, validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type { DataPix } from '../../schemas/generated/types';
import { fakeBrowser } from '../testing/fake-browser';
import { makeSession } from '../testing/make-session';
import { readStored } from './browser-storage';
import { readBuyerDraft, writeBuyerDraft } from './buyer-draft';
import { fingerprintOf } from './fingerprint-of';
import { writeSession } from './patch-session';
import { restoreSession } from './restored-session';
import type { Session, SessionPatch } from './session';

const owner = { productCode: 'MS', area: 'BR' } as const;
const ana = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const pix: DataPix = {
  token: 'pay_1',
  code: '00020126330014br.gov.bcb.pix',
  expiresAt: '2026-07-01T12:15:00Z',
  amount: 298_800,
  purchase: {
    token: 'pay_1',
    planId: 'M1',
    planName: 'Mentoria',
    amount: 298_800,
    currency: 'BRL',
    method: 'pix',
    status: 'pending',
    payer: 'lead_1',
    buyer: fingerprintOf('ana@example.com'),
  },
};

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['another person sees no pix code of the first buyer', 'bia@example.com', undefined],
  ['the same person keeps the open pix code', 'ANA@example.com', 'pay_1'],
])('after the first step is sent again, %s', (_, email, token) => {
  const session = writeSession(makeSession({ ...ana, payer: 'lead_1' }), { pix }, { main: owner });
  const next = writeSession(session, { lead: { ...ana, leadId: 'lead_2', email } }, { main: owner });
  expect(next.pix?.token).toBe(token);
  expect(readStored('dataPix', validateDataPix, owner)?.token).toBe(token);
});

it('after a recovered purchase, another one belongs to its own buyer: neither shows an e-mail', () => {
  const recovered = { leadId: 'lead_1', name: '', email: '', phone: '' };
  const session = writeSession(makeSession(), { lead: recovered }, { main: owner });
  const next = writeSession(session, { lead: { ...recovered, leadId: 'lead_2' } }, { main: owner });
  expect(next).toMatchObject({ leadId: 'lead_2', payer: 'lead_2' });
});

describe('once the first step is sent, this tab', () => {
  const agreed = { product: 'MS:BR:1', referer: 'friend', terms: true };
  const { leadId: _, ...form } = ana;

  it.each([
    ['keeps what was agreed and answered', agreed, { ...form, ...agreed }],
    ['keeps nothing that was only typed', { product: 'MS:BR:1' }, undefined],
    ['keeps nothing once the purchase is over', agreed, undefined, true],
  ])('%s', (_title, answers, left, isOver = false) => {
    writeBuyerDraft({ ...form, name: 'Ana', ...answers }, form);
    const session = writeSession(makeSession(), { lead: ana }, { main: owner });
    if (isOver) writeSession(session, { isPurchaseOver: true }, { main: owner });
    expect(readBuyerDraft()).toEqual(left);
  });
});

describe('after a purchase in another tab', () => {
  const stored = () => readStored('PURCHASED_PLAN', validatePurchasedPlan, owner)?.token;
  const { purchase } = pix;
  const waiting = makeSession({ ...ana, purchase });
  const since = { ...purchase, token: 'pay_2', status: 'paid' as const };

  it('this tab removes its abandoned purchase and keeps the other tab’s record', () => {
    writeSession(makeSession(), { purchase: since }, { main: owner });
    expect(writeSession(waiting, { letGo: 'pay_1' }, { main: owner }).purchases.main).toBeNull();
    expect(stored()).toBe('pay_2');
  });

  it('this tab removes an abandoned purchase from storage if it is still the latest', () => {
    writeSession(makeSession(), { purchase }, { main: owner });
    expect(writeSession(waiting, { letGo: 'pay_1' }, { main: owner }).purchases.main).toBeNull();
    expect(stored()).toBeUndefined();
  });

  it.each([
    ['nu-pay', { letGo: 'pay_1', isUnanswered: true }, 'bank'],
    ['credit-card', { letGo: 'pay_1', isUnanswered: true }, 'bank'],
    ['m-pesa', { letGo: 'pay_1', isUnanswered: true }, 'phone'],
    ['nu-pay', { letGo: 'pay_1' }, null],
    ['nu-pay', { letGo: 'pay_9', isUnanswered: true }, null],
  ] as const)('the form knows of an abandoned %s payment that can still be confirmed: %o', (method, patch, kind) => {
    const session = makeSession({ ...ana, purchase: { ...purchase, method } });
    const left = writeSession(session, patch, { main: owner });
    expect(left.unanswered).toBe(kind);
    expect(writeSession(left, { purchase: since }, { main: owner }).unanswered).toBeNull();
  });

  it('this tab removes by its token an abandoned purchase that it did not know', () => {
    writeSession(makeSession(), { purchase }, { main: owner });
    expect(writeSession(makeSession(ana), { letGo: 'pay_1' }, { main: owner }).purchases.main).toBeNull();
    expect(stored()).toBeUndefined();
  });

  it('abandoning one payment keeps another purchase', () => {
    writeSession(makeSession(), { purchase: since }, { main: owner });
    const session = makeSession({ ...ana, purchase: since });
    expect(writeSession(session, { letGo: 'pay_1' }, { main: owner }).purchases.main).toBe(since);
    expect(stored()).toBe('pay_2');
  });

  it('on a shared computer, a buyer’s new lead keeps the stored purchase of the same buyer', () => {
    const bia = { ...ana, leadId: 'lead_3', email: 'bia@example.com' };
    const ofBia = { ...since, payer: 'lead_2', buyer: fingerprintOf(bia.email) };
    writeSession(makeSession(), { purchase: ofBia }, { main: owner });
    const opened = makeSession({ purchase: { ...purchase, status: 'paid' } });
    expect(writeSession(opened, { lead: bia }, { main: owner }).purchases.main).toBeNull();
    expect(stored()).toBe('pay_2');
  });

  it('a waiting purchase does not replace a paid record', () => {
    writeSession(makeSession(), { purchase: since }, { main: owner });
    expect(writeSession(waiting, { purchase }, { main: owner }).purchases.main).toEqual(purchase);
    expect(stored()).toBe('pay_2');
  });

  it('an earlier purchase that is now paid shows its receipt and keeps the later record', () => {
    const paid = { ...purchase, status: 'paid' as const };
    writeSession(makeSession(), { purchase: since }, { main: owner });
    expect(writeSession(waiting, { purchase: paid }, { main: owner }).purchases.main).toEqual(paid);
    expect(stored()).toBe('pay_2');
  });

  it('a pix that is now paid replaces the stored record', () => {
    writeSession(makeSession(), { purchase: since }, { main: owner });
    const asked = makeSession({ ...ana, pix, purchase: since });
    writeSession(asked, { purchase: { ...purchase, status: 'paid' }, pix: null }, { main: owner });
    expect(stored()).toBe('pay_1');
  });

  it('the latest purchase is recorded as paid', () => {
    writeSession(makeSession(), { purchase }, { main: owner });
    writeSession(waiting, { purchase: { ...purchase, status: 'paid' } }, { main: owner });
    expect(readStored('PURCHASED_PLAN', validatePurchasedPlan, owner)?.status).toBe('paid');
  });

  it('removing the pix code of this tab keeps a newer one of another tab', () => {
    const session = writeSession(makeSession(ana), { pix }, { main: owner });
    writeSession(makeSession(), { pix: { ...pix, token: 'pay_2' } }, { main: owner });
    expect(writeSession(session, { pix: null }, { main: owner }).pix).toBeNull();
    expect(readStored('dataPix', validateDataPix, owner)?.token).toBe('pay_2');
  });
});

describe('with a payment of another browser in the URL', () => {
  const own = { ...pix.purchase, token: 'pay_0', status: 'paid' as const };
  const elsewhere = { ...own, token: 'pay_9' };
  const stored = () => [
    readStored('PURCHASED_PLAN', validatePurchasedPlan, owner)?.token,
    readStored('dataPix', validateDataPix, owner)?.token,
    readStored('dataLead', validateDataLead, owner)?.leadId,
  ];
  const visit = () => {
    writeSession(makeSession(), { lead: ana, pix, purchase: own }, { main: owner });
    return makeSession({ ...ana, elsewhere: 'pay_9' });
  };

  it.each<[title: string, patch: SessionPatch]>([
    ['a new pix code', { pix: { ...pix, token: 'pay_9' } }],
    ['the receipt', { purchase: elsewhere, pix: null }],
    ['the end of the purchase', { purchase: elsewhere, isPurchaseOver: true }],
    ['abandoning the payment', { letGo: 'pay_9', pix: null }],
  ])('%s changes no stored value of this browser', (_, patch) => {
    const session = { ...visit(), pix: { ...pix, token: 'pay_9' } };
    const next = writeSession(session, patch, { main: owner });
    expect(stored()).toEqual(['pay_0', 'pay_1', 'lead_1']);
    if (patch.purchase) expect(next.purchases.main).toEqual(elsewhere);
  });

  it('a later purchase in this browser is stored', () => {
    writeSession(visit(), { purchase: { ...own, token: 'pay_10' }, isPurchaseOver: true }, { main: owner });
    expect(stored()).toEqual(['pay_10', 'pay_1', undefined]);
  });
});

describe('a purchase that is over', () => {
  const bought = { ...pix.purchase, status: 'paid' as const };

  it.each<[title: string, token: string, known: Partial<Session>, left: string | undefined]>([
    ['by its code removes it', 'pay_1', { pix }, undefined],
    ['by its code removes it, even in a tab that does not know it', 'pay_1', {}, undefined],
    ['by a card keeps the open code, which can still be paid', 'pay_2', { pix }, 'pay_1'],
  ])('%s', (_, token, known, left) => {
    writeSession(makeSession(), { lead: ana, pix }, { main: owner });
    const session = makeSession({ ...ana, ...known });
    const taken = writeSession(session, { purchase: { ...bought, token } }, { main: owner });
    const next = writeSession(taken, { isPurchaseOver: true }, { main: owner });
    expect(next).toMatchObject({ leadId: null, pix: left ? pix : null });
    expect(readStored('dataPix', validateDataPix, owner)?.token).toBe(left);
    expect(readStored('dataLead', validateDataLead, owner)).toBeUndefined();
    const restored = restoreSession({ main: owner }, left);
    expect([restored.pix?.token, restored.elsewhere]).toEqual([left, null]);
  });
});

describe('two offers of a page', () => {
  const upsellOwner = { productCode: 'QUAD', area: 'BR' } as const;
  const owners = { main: owner, upsell: upsellOwner };
  const main = { ...pix.purchase, status: 'paid' as const };
  const upsell = { ...main, token: 'pay_2' };
  const stored = () =>
    [owner, upsellOwner].map((one) => readStored('PURCHASED_PLAN', validatePurchasedPlan, one)?.token);

  it('have a record each, by product', () => {
    const first = writeSession(makeSession(ana), { purchase: main }, owners);
    const second = writeSession(first, { purchase: upsell }, owners, 'upsell');
    expect(second.purchases).toEqual({ main, upsell });
    expect(stored()).toEqual(['pay_1', 'pay_2']);
  });

  it('keep the main purchase when the upsell is abandoned', () => {
    const both = makeSession({ ...ana, purchases: { main, upsell } });
    writeSession(makeSession(ana), { purchase: main }, owners);
    writeSession(makeSession(ana), { purchase: upsell }, owners, 'upsell');
    expect(writeSession(both, { letGo: 'pay_2' }, owners, 'upsell').purchases).toEqual({ main, upsell: null });
    expect(stored()).toEqual(['pay_1', undefined]);
  });

  it('show no purchase to another buyer', () => {
    const both = makeSession({ ...ana, purchases: { main, upsell } });
    const bia = { ...ana, leadId: 'lead_9', email: 'bia@example.com' };
    expect(writeSession(both, { lead: bia }, owners).purchases).toEqual({ main: null, upsell: null });
  });
});
