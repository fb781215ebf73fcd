import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateDataForm, validateDataLead } from '../../schemas/generated/session.mjs';
import type { Area } from '../../schemas/generated/types';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser';
import { makeSession } from '../testing/make-session';
import { fingerprintOf } from './fingerprint-of';
import type { SessionPatch } from './session';

const now = new Date('2026-07-15T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const wup = { productCode: 'WUP', area: 'BR' } as const;
const form = { name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321' };

let browser: FakeBrowser;
let storage: typeof import('./browser-storage');
let restore: typeof import('./restored-session');
let write: typeof import('./patch-session');
let draft: typeof import('./buyer-draft');

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  browser = fakeBrowser();
  vi.resetModules();
  storage = await import('./browser-storage');
  restore = await import('./restored-session');
  write = await import('./patch-session');
  draft = await import('./buyer-draft');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const leave = (key: string, value: unknown) =>
  browser.stored.set(key, typeof value === 'string' ? value : JSON.stringify(value));
/** Stores a value as that product's page does: under its own name and as the latest. */
function leaveBy(key: string, value: object): void {
  for (const name of [key, `${key}:WUP:BR`]) leave(name, value);
}
const readForm = () => storage.readStored('dataForm', validateDataForm);

describe('unsent input', () => {
  const known = { name: '', email: '', phone: '' };

  it('is stored in the tab under the key of the form, and read again', () => {
    draft.writeBuyerDraft({ ...form, email: '' }, known);
    expect([...browser.stored.keys()]).toEqual([]);
    expect([...browser.storedInTab.keys()]).toEqual(['dataForm']);
    expect(draft.readBuyerDraft()).toEqual({ ...form, email: '' });
  });

  it('is removed once it equals the session', () => {
    draft.writeBuyerDraft(form, known);
    draft.writeBuyerDraft(form, form);
    expect(browser.storedInTab.size).toBe(0);
    expect(draft.readBuyerDraft()).toBeUndefined();
  });

  it.each([
    ['older than a day', { ...form, savedAt: now.getTime() - dayMs }],
    ['with an unknown field', { ...form, savedAt: now.getTime(), cardNumber: '4111111111111111' }],
  ])('is removed and not read: %s', (_, value) => {
    browser.storedInTab.set('dataForm', JSON.stringify(value));
    expect(draft.readBuyerDraft()).toBeUndefined();
    expect(browser.storedInTab.size).toBe(0);
  });

  it.each([
    ['is sent', { lead: { leadId: 'lead_1', ...form } }],
    ['belongs to a finished purchase', { isPurchaseOver: true }],
  ])('is removed when it %s', (_, patch) => {
    draft.writeBuyerDraft(form, known);
    write.writeSession(makeSession(), patch, { main: { productCode: 'WUP', area: 'BR' } });
    expect(browser.storedInTab.size).toBe(0);
  });
});

describe('a value of an earlier visit', () => {
  it('is read within a day', () => {
    leave('dataForm', { ...form, savedAt: now.getTime() - dayMs + 1 });
    expect(readForm()).toMatchObject(form);
  });

  it('is read after the clock was set back by an hour', () => {
    leave('dataForm', { ...form, savedAt: now.getTime() + 60 * 60 * 1000 });
    expect(readForm()).toMatchObject(form);
  });

  it.each<[title: string, value: unknown]>([
    ['that is a day old', { ...form, savedAt: now.getTime() - dayMs }],
    ['that is a year old', { ...form, savedAt: 0 }],
    ['with a time in the future', { ...form, savedAt: now.getTime() + dayMs }],
    ['without a time', form],
    ['that is truncated', '{"name":"Ana'],
    ['that is empty', ''],
    ['that is a text', '"text"'],
    ['that is null', 'null'],
    ['that is a list', []],
    ['without a required field', { name: 'Ana Prado', email: 'ana@example.com', savedAt: now.getTime() }],
    ['with an unknown field', { ...form, savedAt: now.getTime(), cardNumber: '4111111111111111' }],
    ['with a number for a name', { ...form, savedAt: now.getTime(), name: 7 }],
    ['with a name of more than 1,000 characters', { ...form, savedAt: now.getTime(), name: 'x'.repeat(1_001) }],
    ['with a time in words', { ...form, savedAt: 'today' }],
    ['with a key __proto__', '{"__proto__":{"polluted":true},"name":"Ana Prado","email":"a","phone":"1"}'],
  ])('%s is removed and not read', (_, value) => {
    leave('dataForm', value);
    expect(readForm()).toBeUndefined();
    expect(browser.stored.has('dataForm')).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('can be detected without being read', () => {
    expect(storage.hasStored('dataForm')).toBe(false);
    leave('dataForm', 'anything');
    expect(storage.hasStored('dataForm')).toBe(true);
  });
});

it.each([
  ['purchaseIntent', dayMs],
  ['dataPix', dayMs],
  ['pointsAccount', 15 * 60 * 1000],
  ['pointsFailure', 15 * 60 * 1000],
] as const)('%s is read until it is %d ms old, and not then', (key, lifetime) => {
  const isRead = (age: number) => storage.isFresh({ savedAt: now.getTime() - age }, key);
  expect([isRead(0), isRead(lifetime - 1), isRead(lifetime), isRead(1 - lifetime), isRead(-lifetime)]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

it('an old value of one product does not remove what another product wrote under the shared key', () => {
  storage.writeStored('dataForm', form, wup);
  const old = { ...form, savedAt: now.getTime() - dayMs };
  leave('dataForm:FUSO:BR', old);
  expect(storage.readStored('dataForm', validateDataForm, { productCode: 'FUSO', area: 'BR' })).toBeUndefined();
  expect(browser.stored.has('dataForm:FUSO:BR')).toBe(false);
  expect(readForm()).toMatchObject(form);
});

it('a list of stored values leaves out those that are too old', () => {
  leave('dataForm:WUP:BR', { ...form, savedAt: now.getTime() });
  leave('dataForm:WUP:BR:invoice:inv_1', { ...form, name: 'Bia Lima', savedAt: now.getTime() - dayMs });
  expect(storage.listStored('dataForm', validateDataForm, wup)).toMatchObject([form]);
});

describe('a written value', () => {
  it('has the time of writing', () => {
    storage.writeStored('dataForm', form);
    expect(JSON.parse(browser.stored.get('dataForm') ?? '')).toEqual({ ...form, savedAt: now.getTime() });
  });

  it('of a payment in progress has no copy that other products share', () => {
    storage.writeStored('purchaseIntent', { key: 'k'.repeat(32) }, wup);
    expect([...browser.stored.keys()]).toEqual(['purchaseIntent:WUP:BR']);
  });

  it('is absent after its removal', () => {
    storage.writeStored('dataForm', form);
    storage.removeStored('dataForm');
    expect(readForm()).toBeUndefined();
  });
});

describe('a browser without storage', () => {
  it.each(['writing', 'reading'] as const)('keeps values in memory when %s throws', (what) => {
    browser.breakStorage(what);
    storage.writeStored('dataForm', form);
    storage.writeStored('dataLead', { leadId: 'lead_1' });
    expect(readForm()).toMatchObject(form);
    expect(storage.readStored('dataLead', validateDataLead)).toMatchObject({ leadId: 'lead_1' });
    expect(storage.hasStored('dataForm')).toBe(true);
    storage.removeStored('dataForm');
    expect(readForm()).toBeUndefined();
    expect(storage.hasStored('dataForm')).toBe(false);
  });

  it.each(['writing', 'reading'] as const)('removes values from memory after a day, when %s throws', (what) => {
    browser.breakStorage(what);
    storage.writeStored('dataForm', form);
    vi.setSystemTime(now.getTime() + dayMs);
    expect(readForm()).toBeUndefined();
  });

  it('reads the latest value after the disk became full during a visit', () => {
    storage.writeStored('dataForm', form);
    browser.breakStorage('writing');
    storage.writeStored('dataForm', { ...form, name: 'Bia Souza' });
    expect(readForm()).toMatchObject({ name: 'Bia Souza' });
  });

  it('reads nothing for a value that another tab has removed', () => {
    storage.writeStored('dataForm', form);
    browser.stored.delete('dataForm');
    expect(readForm()).toBeUndefined();
  });
});

const bought = {
  token: 'pay_1',
  planId: 'P1',
  planName: 'Anual',
  amount: 1,
  currency: 'BRL',
  method: 'pix',
  status: 'paid',
} as const;

describe('the session of a returning buyer', () => {
  const stamp = { savedAt: now.getTime() };
  const purchase = { ...bought, ...stamp };
  const pix = { token: 'pay_2', code: '000201', expiresAt: '2026-07-15T12:15:00Z', amount: 1, purchase, ...stamp };

  it('of the same product, stored without an area, is restored completely', () => {
    leaveBy('dataForm', { ...form, ...stamp });
    leaveBy('dataLead', { leadId: 'lead_1', productCode: 'WUP', ...stamp });
    leaveBy('dataPix', { ...pix, productCode: 'WUP' });
    leaveBy('PURCHASED_PLAN', { ...purchase, productCode: 'WUP' });
    leaveBy('defaultSelectedPlan', { planId: 'P1', productCode: 'WUP', ...stamp });
    expect(restore.restoreSession({ main: wup })).toMatchObject({
      ...form,
      leadId: 'lead_1',
      pix: { token: 'pay_2' },
      purchases: { main: { token: 'pay_1' }, upsell: null },
      selectedPlan: { planId: 'P1' },
    });
  });

  it('of another product, stored without an area, only fills in the form', () => {
    leaveBy('dataForm', { ...form, ...stamp });
    leaveBy('dataLead', { leadId: 'lead_1', productCode: 'WUP', ...stamp });
    leaveBy('dataPix', { ...pix, productCode: 'WUP' });
    leaveBy('PURCHASED_PLAN', { ...purchase, productCode: 'WUP' });
    expect(restore.restoreSession({ main: { ...wup, productCode: 'MS' } })).toMatchObject({
      ...form,
      leadId: null,
      pix: null,
      purchases: { main: null, upsell: null },
    });
  });

  it.each<[title: string, owner: { productCode: string; area: Area }, isWhole: boolean]>([
    ['of the same product and area is restored completely', wup, true],
    ['of the other area of the product only fills in the form', { ...wup, area: 'MZ' }, false],
    ['of another product only fills in the form', { ...wup, productCode: 'MS' }, false],
  ])('%s', (_, owner, isWhole) => {
    leaveBy('dataForm', { ...form, ...stamp });
    leaveBy('dataLead', { leadId: 'lead_1', ...wup, ...stamp });
    leaveBy('dataPix', { ...pix, ...wup });
    leaveBy('PURCHASED_PLAN', { ...purchase, ...wup });
    leaveBy('defaultSelectedPlan', { planId: 'P1', ...wup, ...stamp });
    const { name, leadId, pix: code, purchases, selectedPlan } = restore.restoreSession({ main: owner });
    expect(name).toBe(form.name);
    expect([leadId, code?.token, purchases?.main?.token, selectedPlan?.planId]).toEqual(
      isWhole ? ['lead_1', 'pay_2', 'pay_1', 'P1'] : [null, undefined, undefined, undefined],
    );
  });

  it.each<[title: string, payer: string, token: string | undefined]>([
    ['the same lead finds it', 'lead_1', 'pay_1'],
    ['another lead does not', 'lead_2', undefined],
  ])('has a purchase only under its own lead: %s', (_, payer, token) => {
    leaveBy('dataForm', { ...form, ...stamp });
    leaveBy('dataLead', { leadId: 'lead_1', ...wup, ...stamp });
    leaveBy('PURCHASED_PLAN', { ...purchase, ...wup, payer });
    expect(restore.restoreSession({ main: wup }).purchases?.main?.token).toBe(token);
  });

  it.each<[title: string, email: string, token: string | undefined]>([
    ['the same e-mail finds it', 'ANA@example.com', 'pay_1'],
    ['another e-mail does not', 'bia@example.com', undefined],
  ])('has a purchase of an earlier lead by its e-mail: %s', (_, email, token) => {
    const own = { ...purchase, ...wup, payer: 'lead_0', buyer: fingerprintOf('ana@example.com') };
    leaveBy('dataForm', { ...form, email, ...stamp });
    leaveBy('dataLead', { leadId: 'lead_1', ...wup, ...stamp });
    leaveBy('PURCHASED_PLAN', own);
    leaveBy('dataPix', { ...pix, ...wup, purchase: own });
    const restored = restore.restoreSession({ main: wup });
    expect([restored.purchases?.main?.token, restored.pix?.purchase.token]).toEqual([token, token]);
  });

  it('without form data for this product has no lead', () => {
    leaveBy('dataLead', { leadId: 'lead_1', productCode: 'WUP', ...stamp });
    leave('dataForm', { ...form, ...stamp });
    expect(restore.restoreSession({ main: wup })).toMatchObject({ leadId: null, name: form.name });
  });

  it('is empty on a first visit', () => {
    const { purchases, agreements, ...others } = restore.restoreSession({ main: wup });
    expect(purchases).toEqual({ main: null, upsell: null });
    expect(agreements).toEqual([]);
    expect(Object.keys(others).length).toBeGreaterThan(10);
    expect(Object.values(others).filter((value) => value !== null)).toEqual([]);
  });
});

describe('the saved card of an earlier purchase', () => {
  const savedCard = {
    paymentProfileId: 'card_1',
    card: { company: 'visa', lastFour: '1111' },
    payer: 'lead_1',
  } as const;
  const write1 = () => write.writeSession(makeSession(), { savedCard }, { main: wup });

  it('is offered after a reload', () => {
    expect(write1()).toMatchObject({ savedCard });
    expect(restore.restoreSession({ main: wup })).toMatchObject({ savedCard });
  });

  it('is removed by the lead of another buyer', () => {
    const lead = { leadId: 'lead_2', ...form, email: 'bia@example.com' };
    const session = write1();
    expect([...browser.storedInTab.keys()]).toEqual(['savedCard:WUP:BR']);
    expect(write.writeSession(session, { lead }, { main: wup }).savedCard).toBeNull();
    expect([...browser.storedInTab.keys()]).not.toContain('savedCard:WUP:BR');
    expect(restore.restoreSession({ main: wup }).savedCard).toBeNull();
  });
});

describe('the session', () => {
  const lead = { leadId: 'lead_1', ...form };

  it.each<[key: string, patch: SessionPatch]>([
    ['orderBump', { bump: { id: 'tapes' } }],
    ['selectedUnit', { unit: { salesforceId: 'unit_1', name: 'Centro' } }],
    ['typedVoucher', { voucher: { code: 'BLACK' } }],
    ['isPaymentInPerson', { inPerson: { token: 'pay_1' } }],
  ])('stores %s, and restores it', (key, patch) => {
    const session = write.writeSession(write.writeSession(makeSession(), { lead }, { main: wup }), patch, {
      main: wup,
    });
    expect(session).toMatchObject(patch);
    expect([...browser.stored.keys(), ...browser.storedInTab.keys()].some((name) => name.startsWith(key))).toBe(true);
    expect(restore.restoreSession({ main: wup })).toMatchObject(patch);
  });

  it('keeps a new lead and the selected plan in the page and in the storage', () => {
    const session = write.writeSession(makeSession(), { lead, selectedPlan: { planId: 'P1' } }, { main: wup });
    expect(JSON.parse(browser.stored.get('dataLead') ?? '')).toMatchObject(wup);
    expect(session).toMatchObject({ ...lead, selectedPlan: { planId: 'P1' } });
    expect(restore.restoreSession({ main: wup })).toMatchObject({ ...lead, selectedPlan: { planId: 'P1' } });
  });

  it.each<[title: string, email: string, payer: string]>([
    ['keeps the payer when the same person sends another lead', 'ANA@example.com', 'lead_0'],
    ['changes the payer when another person sends a lead', 'bia@example.com', 'lead_1'],
  ])('%s', (_, email, payer) => {
    const before = makeSession({ ...form, leadId: 'lead_0' });
    expect(write.writeSession(before, { lead: { ...lead, email } }, { main: wup })).toMatchObject({
      leadId: 'lead_1',
      payer,
    });
    expect(restore.restoreSession({ main: wup })).toMatchObject({ leadId: 'lead_1', payer });
  });

  it('drops the purchase of an earlier lead after another lead', () => {
    const purchase = { ...bought, payer: 'lead_0' };
    const before = write.writeSession(makeSession(), { purchase }, { main: wup });
    expect(browser.stored.has('PURCHASED_PLAN')).toBe(true);
    expect(write.writeSession(before, { lead }, { main: wup }).purchases.main).toBeNull();
    expect(browser.stored.has('PURCHASED_PLAN')).toBe(false);
  });

  it.each<[title: string, email: string, isKnown: boolean]>([
    ['the same e-mail keeps the payer and the purchase', 'ANA@example.com', true],
    ['another e-mail drops both', 'bia@example.com', false],
  ])('gets a new lead after a finished purchase: %s', (_, email, isKnown) => {
    const purchase = { ...bought, payer: 'lead_0', buyer: fingerprintOf('ana@example.com') };
    const before = write.writeSession(
      makeSession({ ...form, leadId: 'lead_0' }),
      { purchase, isPurchaseOver: true },
      { main: wup },
    );
    const after = write.writeSession(before, { lead: { ...lead, email } }, { main: wup });
    const restored = restore.restoreSession({ main: wup });
    for (const session of [after, restored]) {
      expect(session.payer).toBe(isKnown ? 'lead_0' : 'lead_1');
      expect(session.purchases?.main?.token).toBe(isKnown ? 'pay_1' : undefined);
    }
  });

  it('keeps the purchase after another lead of the same buyer', () => {
    const purchase = { ...bought, payer: 'lead_0', buyer: fingerprintOf('ana@example.com') };
    const before = write.writeSession(makeSession({ ...form, leadId: 'lead_1' }), { purchase }, { main: wup });
    expect(write.writeSession(before, { lead }, { main: wup }).purchases.main).toEqual(purchase);
    expect(browser.stored.has('PURCHASED_PLAN')).toBe(true);
  });

  it('drops the input and keeps the receipt at the end of a purchase', () => {
    const purchase = { ...bought, payer: 'lead_1' };
    const pix = { token: 'pay_1', code: '000201', expiresAt: '2026-07-15T12:15:00Z', amount: 1, purchase };
    const patch = { lead, pix, purchase, document: '39053344705', selectedPlan: { planId: 'P1' } };
    const before = write.writeSession(makeSession(), patch, { main: wup });
    expect([...browser.stored.values()].join('')).not.toContain('39053344705');
    const after = write.writeSession(before, { isPurchaseOver: true }, { main: wup });
    expect(after).toMatchObject({
      leadId: null,
      name: '',
      email: '',
      phone: '',
      pix: null,
      document: null,
      selectedPlan: null,
      purchases: { main: { token: 'pay_1' } },
    });
    expect([...browser.stored.keys()].sort()).toEqual(['PURCHASED_PLAN', 'PURCHASED_PLAN:WUP:BR']);
  });

  it.each<[title: string, other: { productCode: string; area: Area }]>([
    ['another product', { ...wup, productCode: 'QUAD' }],
    ['the other area of the product', { ...wup, area: 'MZ' }],
  ])('keeps the open pix code and its buyer when a purchase of %s ends', (_, other) => {
    const purchase = { ...bought, payer: 'lead_1' };
    const pix = { token: 'pay_1', code: '000201', expiresAt: '2026-07-15T12:15:00Z', amount: 1, purchase };
    write.writeSession(makeSession(), { lead, pix, selectedPlan: { planId: 'P1' } }, { main: wup });
    const before = write.writeSession(
      makeSession(),
      { lead: { ...lead, leadId: 'lead_2' }, pix, purchase },
      { main: other },
    );
    write.writeSession(before, { isPurchaseOver: true }, { main: other });
    expect(restore.restoreSession({ main: wup })).toMatchObject({
      ...lead,
      pix,
      purchases: { main: null },
      selectedPlan: { planId: 'P1' },
    });
    expect(restore.restoreSession({ main: other })).toMatchObject({
      leadId: null,
      pix: null,
      purchases: { main: purchase },
    });
    expect(['dataLead', 'dataForm', 'dataPix'].filter((key) => browser.stored.has(key))).toEqual([]);
  });

  it('loses the stored values of every product after a day without a visit', () => {
    write.writeSession(makeSession(), { lead, selectedPlan: { planId: 'P1' }, purchase: bought }, { main: wup });
    storage.writeStored('purchaseIntent', { key: 'key_1' }, wup);
    storage.writeStored('statusCall', {});
    browser.stored.set('theirs', '{}');
    vi.setSystemTime(now.getTime() + dayMs);
    restore.restoreSession({ main: { ...wup, productCode: 'QUAD' } });
    expect([...browser.stored.keys()]).toEqual(['theirs']);
  });
});

describe('an abandoned payment', () => {
  const name = 'PURCHASED_PLAN:WUP:BR';
  const tokenNow = () => storage.peekStored('PURCHASED_PLAN', wup).token;

  it('does not return from memory once storage fails, even if another value replaced it', () => {
    storage.writeStored('PURCHASED_PLAN', { token: 'pay_1' }, wup);
    leave(name, { token: 'pay_2' });
    storage.removeStoredPayment('PURCHASED_PLAN', 'pay_1', wup);
    expect(tokenNow()).toBe('pay_2');
    browser.stored.delete(name);
    browser.breakStorage('writing');
    storage.writeStored('statusCall', {});
    expect(tokenNow()).toBeUndefined();
  });

  it('is removed from memory when storage is disabled', () => {
    browser.breakStorage('reading');
    storage.writeStored('PURCHASED_PLAN', { token: 'pay_1' }, wup);
    storage.removeStoredPayment('PURCHASED_PLAN', 'pay_2', wup);
    expect(tokenNow()).toBe('pay_1');
    storage.removeStoredPayment('PURCHASED_PLAN', 'pay_1', wup);
    expect(tokenNow()).toBeUndefined();
  });
});
