import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../schemas/generated/types';
import { writeStored } from '../session/browser-storage';
import { writeSession } from '../session/patch-session';
import { ownerOf } from '../session/purchase-owner';
import { restoreSession } from '../session/restored-session';
import { fakeBrowser } from '../testing/fake-browser';
import { fakePaymentBackend, type Sending } from '../testing/fake-payment-backend';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import { makeStepContext } from '../testing/make-step-context';
import { payOrder } from './pay-order';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const known = '390.533.447-05';
const typed = '529.982.247-25';

async function pay(values: { cpf?: string; registry?: string }, document: string | null, next: Sending[] = []) {
  const backend = fakePaymentBackend({ next });
  const view = makeCheckoutView();
  const payment = { ...view.settings.payment, collectsDocument: true, document: 'registry' } as const;
  const context = makeStepContext({
    api: backend.api,
    session: makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '', document }),
    checkout: { ...view, settings: { ...view.settings, payment }, plans: [makePlanSummary()] },
    method: { id: 'pix', buildEntries: (_values, { amount }) => [{ method: 'pix', amount }] },
  });
  const result = await payOrder(values, context);
  return { result, sent: backend.bodies[0]?.document };
}

const reject = (error: Partial<ApiError>): Sending => ({
  status: 422,
  error: { code: 'invalid_request', retryable: false, outcome: 'none', ...error },
});

describe('the number that a push goes to', () => {
  const own = '84 123 4567';
  const push = async (phone: string) => {
    const browser = fakeBrowser();
    const context = makeStepContext({
      api: fakePaymentBackend({ next: ['pending'] }).api,
      session: makeSession({ leadId: 'lead_1', phone: own }),
      checkout: { ...makeCheckoutView(), plans: [makePlanSummary()] },
      method: { id: 'm-pesa', buildEntries: (_values, { amount }) => [{ method: 'm-pesa', amount }] },
    });
    const owner = ownerOf(context.checkout);
    const { session = {} } = await payOrder({ phone }, context);
    writeStored('dataForm', { name: 'Ana', email: 'ana@example.com', phone: own }, owner);
    const { purchases } = writeSession(context.session, session, { main: owner });
    const reloaded = restoreSession({ main: owner }).purchases;
    const stored = browser.stored.get(`PURCHASED_PLAN:${owner.productCode}:${owner.area}`);
    return { shown: purchases.main?.phone, reloaded: reloaded?.main?.phone, stored };
  };

  it.each([
    ['my own', own, own],
    ['another', '85 765 4321', '•• ••• ••21'],
    ['another that ends alike', '85 000 0067', '•• ••• ••67'],
  ])('%s is whole in the tab that typed it, %s, and after a reload: %s', async (_, typed, reloaded) => {
    const { stored, ...found } = await push(typed);
    expect(found).toEqual({ shown: typed, reloaded });
    expect(stored).toContain(`"•• ••• ••${typed.slice(-2)}"`);
    expect(stored).not.toContain(typed);
  });
});

describe('the document of a payment', () => {
  it.each([
    ['is the one that the buyer types', { registry: typed }, '52998224725'],
    ['is the known one if its field is empty', { registry: '' }, '39053344705'],
    ['is the known one if the empty field asks for a CPF', { cpf: '' }, '39053344705'],
    ['is the known one if there is no field', {}, '39053344705'],
  ])('%s', async (_, values, sent) => {
    expect(await pay(values, known)).toMatchObject({ sent });
  });

  it.each<[title: string, sending: Sending]>([
    ['is paid', 'paid'],
    ['waits for money', 'pending'],
  ])('is kept if the payment %s', async (_, sending) => {
    const { result } = await pay({ registry: typed }, null, [sending]);
    expect(result.session).toMatchObject({ document: typed });
  });

  it.each<[title: string, sending: Sending]>([
    ['is refused', { row: { status: 'refused', refusal: { code: 'card_declined' } } }],
    ['is rejected for other data', reject({ fields: { seller: 'pattern' } })],
  ])('is not kept if the payment %s', async (_, sending) => {
    const { result } = await pay({ registry: typed }, null, [sending]);
    expect(result).toMatchObject({ kind: 'stay' });
    expect(result.session).not.toHaveProperty('document');
  });

  it('is forgotten if the backend rejects it: its field is shown again', async () => {
    const { result } = await pay({}, known, [reject({ fields: { document: 'registry' } })]);
    expect(result).toMatchObject({ session: { document: null }, fieldErrors: { registry: 'registry' } });
  });
});

it('an upsell asks nothing of the lead: its form has no fields for it', async () => {
  const backend = fakePaymentBackend();
  const asked: string[] = [];
  const api: typeof backend.api = (id, input) => {
    asked.push(id);
    return backend.api(id, input);
  };
  const checkout = { ...makeCheckoutView(), plans: [makePlanSummary()], addressForm: { states: ['SP'] } };
  const context = makeStepContext({
    api,
    checkout: { ...checkout, sells: 'upsell' },
    method: { id: 'pix', buildEntries: (_values, { amount }) => [{ method: 'pix', amount }] },
  });
  expect(await payOrder({}, context)).toMatchObject({ kind: 'next' });
  expect(asked).not.toContain('updateLead');
});
