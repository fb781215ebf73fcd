import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiCallError } from '../../renderer/api/api';
import type { StepContext } from '../../renderer/contract/step-contract';
import { writeStored } from '../../renderer/session/browser-storage';
import { openIntent, readIntent, updateIntent } from '../../renderer/session/purchase-intent';
import { ownerOf } from '../../renderer/session/purchase-owner';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type {
  DataPix,
  PaymentAnswer,
  PaymentRequest,
  PaymentStatusAnswer,
  PaymentStepProps,
  PixStepProps,
  PlanSummary,
} from '../../schemas/generated/types';
import { actions, settle, submit } from './pix.step';

const plan = makePlanSummary({ id: 'yearly-1' });
const purchase: DataPix['purchase'] = {
  token: 'pay_1',
  planId: plan.id,
  planName: plan.planName,
  amount: plan.amount,
  currency: 'BRL',
  method: 'pix',
  status: 'pending',
  email: 'a****@example.com',
  payer: 'lead_1',
};
const code = '00020126330014br.gov.bcb.pix';
const now = Date.parse('2026-07-01T12:00:00Z');
const inTime = '2026-07-01T12:15:00Z';
const over = '2026-07-01T11:45:00Z';
const newPix = { code: `${code}-2`, expiresAt: inTime };
const answer: PaymentAnswer = { token: 'pay_2', status: 'pending', paymentProfileIds: [], route: 'pix', pix: newPix };

type StatusReply = PaymentStatusAnswer['status'] | ApiCallError;
const failure = (status: number, errorCode: string) =>
  new ApiCallError(status, { code: errorCode as 'backend_unavailable', retryable: true, outcome: 'none' });

let sent = 0;
/** The buyer's own plans; none keeps the page's prices. */
let repriced: PlanSummary[] = [];
let bodies: (PaymentRequest | undefined)[] = [];

beforeEach(() => {
  sent = 0;
  repriced = [];
  bodies = [];
  fakeBrowser();
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function contextOf(asked: StatusReply, expiresAt = inTime, changes: Partial<StepContext<PixStepProps>> = {}) {
  const pix: DataPix = { token: 'pay_1', code, expiresAt, amount: plan.amount, purchase };
  const checkout = makeCheckoutView();
  return makeStepContext<PixStepProps>({
    step: { id: 'pix', props: {} },
    session: makeSession({
      leadId: 'lead_1',
      name: 'Ana Prado',
      email: 'ana@example.com',
      document: '39053344705',
      pix,
    }),
    checkout: { ...checkout, plans: [plan] },
    api: (async (id: string, { body }: { body?: PaymentRequest }) => {
      if (id === 'loadPlansV2') return { plans: repriced };
      if (id !== 'loadPayment') {
        sent += 1;
        bodies.push(body);
        return answer;
      }
      if (asked instanceof Error) throw asked;
      return { token: 'pay_1', status: asked, amount: 100_000, currency: 'BRL' };
    }) as unknown as StepContext<PixStepProps>['api'],
    ...changes,
  });
}

const receipt = {
  kind: 'next',
  session: { pix: null, purchase: { ...purchase, status: 'paid', amount: 100_000 } },
};
const notArrived = { kind: 'stay', formError: { code: 'not_arrived' } };
const another = { kind: 'goTo', stepId: 'pix', session: { pix: { ...newPix, token: 'pay_2' } } };

describe('the main button queries the backend, whatever the phone’s clock says', () => {
  it.each<[title: string, asked: StatusReply, expiresAt: string, result: object, payments: number]>([
    ['a paid code opens the receipt after its expiry', 'paid', over, receipt, 0],
    ['a paid code opens the receipt before its expiry', 'paid', inTime, receipt, 0],
    ['a pending code stays after its expiry on the phone, without a second code', 'pending', over, notArrived, 0],
    ['an expired code is replaced after its expiry on the phone', 'expired', over, another, 1],
    ['an expired code is replaced before its expiry on the phone', 'expired', inTime, another, 1],
    ['a refused code is replaced', 'refused', inTime, another, 1],
    [
      'a lost answer shows an unknown status, and no new payment is sent',
      failure(0, 'backend_unavailable'),
      inTime,
      unknown(),
      0,
    ],
    ['a lost answer after the expiry shows an unknown status', failure(0, 'backend_unavailable'), over, unknown(), 0],
    ['a failing backend shows an unknown status', failure(502, 'backend_unavailable'), inTime, unknown(), 0],
    ['a rate-limited query shows an unknown status', failure(429, 'rate_limited'), over, unknown(), 0],
    [
      'a backend without a status call (404) leads to the receipt as pending',
      failure(404, 'route_not_found'),
      inTime,
      { kind: 'next', session: { purchase } },
      0,
    ],
    [
      'a backend without a status call (501) leads to the receipt as pending, even after the expiry',
      failure(501, 'call_not_supported'),
      over,
      { kind: 'next', session: { purchase } },
      0,
    ],
  ])('%s', async (_, asked, expiresAt, result, payments) => {
    expect(await submit({}, contextOf(asked, expiresAt))).toMatchObject(result);
    expect(sent).toBe(payments);
  });

  it('a 404 of a backend that answered about the code before shows an unknown status', async () => {
    await submit({}, contextOf('pending'));
    expect(await submit({}, contextOf(failure(404, 'route_not_found'), over))).toEqual(unknown());
    expect(await actions.newCode(contextOf(failure(404, 'route_not_found'), over))).toEqual(unknown());
    expect(sent).toBe(0);
  });

  function unknown() {
    return { kind: 'stay', formError: { code: 'status_unknown' } };
  }
});

describe('a new pix code', () => {
  it.each<[props: PaymentStepProps | undefined, request: Partial<PaymentRequest>]>([
    [undefined, { operation: 'direct' }],
    [{ operation: 'sale-invoice' }, { operation: 'sale-invoice' }],
    [{ type: 'bolsa' }, { operation: 'direct', type: 'bolsa' }],
  ])('in a flow whose payment step has %j keeps its operation and type', async (props, request) => {
    const context = contextOf('expired');
    const flow = makeFlow('default', makeStep('lead'), makeStep('payment', props && { props }), makeStep('pix'));
    expect(await submit({}, { ...context, checkout: { ...context.checkout, flow } })).toMatchObject(another);
    expect(bodies).toMatchObject([request]);
  });
});

describe('a new pix code never costs more than was shown', () => {
  const otherwise = (changes: Partial<typeof plan>, document: string | null = '39053344705') => {
    const context = contextOf('expired');
    const plans = [makePlanSummary({ id: plan.id, ...changes })];
    return { ...context, session: { ...context.session, document }, checkout: { ...context.checkout, plans } };
  };
  const changed = {
    code: 'amount_changed',
    outcome: 'none',
    values: { before: 'R$\u00a01.140,00', after: 'R$\u00a01.300,00' },
  };

  const documentAgain = { code: 'document_again' };

  it.each<[title: string, context: ReturnType<typeof contextOf>, formError: object | undefined]>([
    ['a changed price leads to the payment step, which shows the change', otherwise({ amount: 130_000 }), changed],
    [
      'a document that a reload has removed leads to the payment step, which asks for it',
      otherwise({}, null),
      documentAgain,
    ],
    [
      'a changed price and no document lead to the payment step, which shows the change',
      otherwise({ amount: 130_000 }, null),
      changed,
    ],
    ['another plan leads to the payment step', otherwise({ id: 'monthly-1', amount: 130_000 }), undefined],
    ['another plan of the same price leads to the payment step', otherwise({ id: 'monthly-1' }), undefined],
  ])('%s', async (_, context, formError) => {
    const result = await submit({}, context);
    const message = { formError, values: { method: 'pix' } };
    expect(result).toEqual({ kind: 'goTo', stepId: 'payment', ...(formError && { message }) });
    expect(sent).toBe(0);
  });

  it.each<[title: string, changes: Partial<typeof plan>, document: string | null, code: string]>([
    ['a changed price', { amount: 130_000 }, '39053344705', 'status_unknown'],
    ['a missing document', {}, null, 'document_again'],
  ])(
    'without a status call, %s leads to the payment step, which does not say that nothing was charged',
    async (_, changes, document, code) => {
      const context = contextOf(failure(404, 'route_not_found'), over);
      const plans = [makePlanSummary({ id: plan.id, ...changes })];
      const changed = {
        ...context,
        session: { ...context.session, document },
        checkout: { ...context.checkout, plans },
      };
      expect(await actions.newCode(changed)).toMatchObject({ kind: 'goTo', message: { formError: { code } } });
      expect(sent).toBe(0);
    },
  );

  it('after a reload, the buyer’s own price counts, not the page’s', async () => {
    const context = contextOf('expired');
    const plans = [makePlanSummary({ id: plan.id, amount: 150_000 })];
    repriced = [plan];
    expect(await submit({}, { ...context, checkout: { ...context.checkout, plans } })).toMatchObject(another);
    expect(bodies).toMatchObject([{ amount: plan.amount }]);
  });

  it('a price that the backend has changed leads to the payment step, which shows the change', async () => {
    const context = contextOf('expired');
    const api = (async (id: never, input: never) => {
      if (id === 'loadPayment') return context.api(id, input);
      throw new ApiCallError(422, { code: 'amount_changed', amount: 130_000, retryable: false, outcome: 'none' });
    }) as unknown as typeof context.api;
    expect(await submit({}, { ...context, api })).toMatchObject({
      kind: 'goTo',
      stepId: 'payment',
      session: { plans: [{ id: plan.id, amount: 130_000 }] },
      message: { formError: changed, values: { method: 'pix' } },
    });
  });
});

describe('the other buttons of the pix step', () => {
  it('request a new code under a new key if the backend has no status call', async () => {
    const context = contextOf(failure(404, 'route_not_found'), over);
    const { checkout, session } = context;
    const { planId, planName, amount, currency, method } = purchase;
    const owner = ownerOf(checkout);
    const subject = { planId, planName, amount, currency, method, ...owner, payer: 'lead_1', stepId: 'pix' };
    updateIntent(openIntent(subject, [], 'k'.repeat(32)), { state: 'pending', token: 'pay_1' });
    writeStored('dataPix', session.pix ?? {}, owner);
    expect(await actions.newCode(context)).toMatchObject(another);
    expect(readIntent(owner)?.key).not.toBe('k'.repeat(32));
  });

  it('report a failed script load as an unknown status, or as a network error after an expired code', async () => {
    vi.doMock('./pay-again', () => {
      throw new Error('offline');
    });
    onTestFinished(() => vi.doUnmock('./pay-again'));
    const noCall = contextOf(failure(404, 'route_not_found'));
    expect(await actions.newCode(noCall)).toMatchObject({ formError: { code: 'status_unknown' } });
    expect(await submit({}, contextOf('expired'))).toMatchObject({ formError: { code: 'network', outcome: 'none' } });
  });

  it('lead to another payment method and send no payment', async () => {
    expect(await actions.otherMethod(contextOf('pending'))).toEqual({
      kind: 'goTo',
      stepId: 'payment',
    });
    expect(sent).toBe(0);
  });

  it('lead to the payment step for a new code if the plan is unknown', async () => {
    const context = contextOf('expired');
    expect(await submit({}, { ...context, checkout: { ...context.checkout, plans: null } })).toEqual({
      kind: 'goTo',
      stepId: 'payment',
    });
  });
});

describe('a pix code of another browser in the URL', () => {
  const asked = (status: PaymentStatusAnswer['status'], changes: Partial<PaymentStatusAnswer> = {}) => {
    const session = makeSession({ elsewhere: 'pay_1' });
    const answer = { token: 'pay_1', status, amount: 100_000, currency: 'BRL', ...changes };
    return settle(answer, { ...contextOf('pending'), session });
  };
  const code = { code: '0'.repeat(20), expiresAt: inTime };

  it('is shown while it is open', () => {
    expect(asked('pending', { pix: code })).toMatchObject({
      kind: 'stay',
      session: { pix: { ...code, token: 'pay_1', amount: 100_000, purchase: { status: 'pending' } } },
    });
  });

  it('leads to the receipt once it is paid, and also if its code is missing', () => {
    expect(asked('paid')).toMatchObject({ kind: 'next', session: { purchase: { token: 'pay_1', status: 'paid' } } });
    expect(asked('pending', { method: 'pix' })).toMatchObject({
      kind: 'next',
      session: { purchase: { status: 'pending' } },
    });
  });

  it('that has expired stays on the step, and its button leads to the payment step', async () => {
    expect(asked('expired')).toBeUndefined();
    const context = { ...contextOf('expired'), session: makeSession({ elsewhere: 'pay_1' }) };
    expect(await submit({}, context)).toEqual({ kind: 'goTo', stepId: 'payment' });
    expect(sent).toBe(0);
  });

  it('ignores the status of another payment', () => {
    expect(asked('paid', { token: 'pay_9' })).toBeUndefined();
  });
});

describe('when the money arrives', () => {
  const status: PaymentStatusAnswer = { token: 'pay_1', status: 'paid', amount: 100_000, currency: 'BRL' };

  it.each([
    ['the receipt shows what was bought with the code', [plan]],
    ['the receipt shows what was bought with the code, even without plans', null],
  ])('%s', (_, plans) => {
    const context = contextOf('paid');
    expect(settle(status, { ...context, checkout: { ...context.checkout, plans } })).toEqual(receipt);
  });

  it.each<[title: string, status: PaymentStatusAnswer]>([
    ['a pending status', { ...status, status: 'pending' }],
    ['an expired status', { ...status, status: 'expired' }],
    ['the status of another payment', { ...status, token: 'pay_9' }],
  ])('%s makes no receipt', (_, other) => {
    expect(settle(other, contextOf('paid'))).toBeUndefined();
  });
});
