import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../renderer/api/api';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend } from '../../renderer/testing/fake-payment-backend';
import type { SessionChanges } from '../../renderer/testing/make-session';
import { account, failure, inMinutes, visitPoints } from '../../renderer/testing/points-visit';
import type { LiveloCodeStepProps, PaymentMethodEntry } from '../../schemas/generated/types';
import { actions, resume, submit } from './livelo-code.step';

const ids = [
  'lead',
  'payment',
  'livelo-cpf',
  'livelo-payment-method',
  'livelo-payment',
  'livelo-select-device',
  'livelo-code',
  'livelo-error',
  'success',
];
const only = { ...account, use: 'only' as const, used: 114_000, deviceId: 'sms' };
const mixed = { ...account, use: 'mixed' as const, used: 36_000, deviceId: 'sms' };
const card: PaymentMethodEntry = {
  method: 'debit-card',
  amount: 78_000,
  installments: 1,
  card: { holderName: 'ANA PRADO', number: '4111111111111111', expiry: '12/30', cvv: '737', company: 'visa' },
};
const values = { cardHolder: 'ANA PRADO' };
const validated = {
  pointsToken: 'lvp_1',
  points: 500_000,
  amount: 1_500_000,
  currency: 'BRL',
  expiresAt: inMinutes(15),
};

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A backend that pays, before a partner with one answer. */
function visit(
  session: SessionChanges,
  backend: FakePaymentBackend = fakePaymentBackend(),
  answer: object = validated,
) {
  const asked: string[] = [];
  const api = (async (id: string, input: never) => {
    if (!/Livelo/.test(id)) return backend.api(id as never, input);
    asked.push(id);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Api;
  const { context } = visitPoints<LiveloCodeStepProps>(ids, 'livelo-code', { session, api });
  return { context, backend, asked };
}

describe('the right code', () => {
  it('pays at once with points alone', async () => {
    const { context, backend } = visit({ points: only, pointsPayment: { document: '390.533.447-05' } });
    expect(await submit({ code: '123456' }, context)).toMatchObject({
      kind: 'next',
      session: {
        purchase: { points: { count: 38_000, amount: 114_000 }, status: 'paid' },
        points: null,
        pointsPayment: null,
      },
    });
    expect(backend.bodies).toMatchObject([
      {
        amount: 114_000,
        document: '39053344705',
        paymentMethods: [{ method: 'livelo', amount: 114_000, pointsToken: 'lvp_1' }],
      },
    ]);
  });

  it('pays the rest by the card, and the parts add up', async () => {
    const { context, backend } = visit({ points: mixed, pointsPayment: { entries: [card], values } });
    const result = await submit({ code: '123456' }, context);
    expect(result).toMatchObject({
      kind: 'next',
      session: { purchase: { points: { count: 12_000, amount: 36_000 }, card: { lastFour: '1111' } } },
    });
    const [{ paymentMethods, amount } = { paymentMethods: [], amount: 0 }] = backend.bodies;
    expect(paymentMethods.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount);
    expect(JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])).not.toMatch(
      /4111|737|lvp_1/,
    );
  });

  it('is not asked again after a payment that did not arrive', async () => {
    const { context, backend, asked } = visit({ points: only }, fakePaymentBackend({ next: ['lost'] }));
    const lost = await submit({ code: '123456' }, context);
    expect(lost).toMatchObject({ kind: 'stay', session: { pointsPayment: { token: { value: 'lvp_1' } } } });
    const pointsPayment = lost.session?.pointsPayment ?? null;
    await submit({}, { ...context, session: { ...context.session, pointsPayment } });
    expect(asked).toEqual(['validateLiveloCode']);
    expect(new Set(backend.keys).size).toBe(1);
    expect(backend.ledger.size).toBe(1);
  });
});

describe('a refusal after the right code', () => {
  const refused = (code: 'card_declined' | 'points_insufficient') =>
    fakePaymentBackend({ next: [{ status: 422, error: { code, retryable: false, outcome: 'none' } }] });

  it('of the card leads back to the card, without its security code and without a new code', async () => {
    const { context } = visit({ points: mixed, pointsPayment: { entries: [card], values } }, refused('card_declined'));
    const result = await submit({ code: '123456' }, context);
    expect(result).toMatchObject({
      kind: 'goTo',
      stepId: 'livelo-payment',
      message: { formError: { code: 'card_declined', outcome: 'none' } },
      session: { pointsPayment: { values, token: { value: 'lvp_1' } } },
    });
    expect(JSON.stringify(result)).not.toMatch(/\b737\b/);
  });

  it.each([
    ['card_declined', 'refused'],
    ['points_insufficient', 'insufficient'],
  ] as const)('of points alone (%s) ends on the error screen', async (code, reason) => {
    const { context } = visit({ points: only }, refused(code));
    expect(await submit({ code: '123456' }, context)).toMatchObject({
      stepId: 'livelo-error',
      session: { pointsFailure: { reason } },
    });
  });

  it('a changed price is told where points and card are split', async () => {
    const error = { code: 'amount_changed' as const, retryable: false, outcome: 'none' as const, amount: 120_000 };
    const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
    const { context } = visit({ points: mixed, pointsPayment: { entries: [card], values } }, backend);
    expect(await submit({ code: '123456' }, context)).toMatchObject({
      stepId: 'livelo-payment',
      session: { plans: [{ amount: 120_000 }], pointsPayment: { values } },
      message: { formError: { code: 'amount_changed' } },
    });
    expect(backend.ledger.size).toBe(0);
  });
});

describe('a wrong code', () => {
  it.each([
    ['a wrong one', failure(422, { code: 'code_invalid' }), { fieldErrors: { code: 'code_invalid' } }],
    ['an expired one', failure(422, { code: 'code_expired' }), { fieldErrors: { code: 'code_expired' } }],
    ['no connection', failure(0), { formError: { code: 'network' } }],
    ['another failure', failure(400), { formError: { code: 'code_unchecked' } }],
  ])('%s stays on the step, and nothing is paid', async (_, answer, message) => {
    const { context, backend } = visit({ points: only }, undefined, answer);
    expect(await submit({ code: '123456' }, context)).toEqual({ kind: 'stay', ...message });
    expect(backend.keys).toEqual([]);
  });

  it('too many of them ask for a new code first, and then end the try', async () => {
    const { context } = visit({ points: only }, undefined, failure(429, { code: 'rate_limited' }));
    const points = { ...only, isLocked: true };
    expect(await submit({ code: '123456' }, context)).toEqual({
      kind: 'stay',
      session: { points },
      formError: { code: 'code_limited' },
    });
    const locked = { ...context, session: { ...context.session, points } };
    expect(await submit({ code: '123456' }, locked)).toMatchObject({
      stepId: 'livelo-error',
      session: { pointsFailure: { reason: 'codes' } },
    });
  });

  it('after the end of the session, the error screen says so', async () => {
    const { context } = visit({ points: only }, undefined, failure(404, { code: 'session_not_found' }));
    expect(await submit({ code: '123456' }, context)).toMatchObject({
      stepId: 'livelo-error',
      session: { pointsFailure: { reason: 'ended' } },
    });
  });
});

it('another code replaces the first, and too soon it says so', async () => {
  const times = { expiresAt: inMinutes(5), resendAt: inMinutes(0.5) };
  expect(await actions.resend(visit({ points: only }, undefined, times).context)).toMatchObject({
    kind: 'stay',
    session: { points: { ...only, ...times } },
    values: { code: '' },
  });
  const limited = visit({ points: only }, undefined, failure(429, { code: 'rate_limited' }));
  expect(await actions.resend(limited.context)).toEqual({ kind: 'stay', formError: { code: 'sms_limited' } });
});

describe('after a reload', () => {
  it('without the card, the card is asked again and says why', async () => {
    expect(await resume(visit({ points: mixed }).context)).toEqual({
      kind: 'goTo',
      stepId: 'livelo-payment',
      message: { formError: { code: 'card_again' } },
    });
  });

  it('with points alone, the step stays', () => {
    expect(resume(visit({ points: only }).context)).toBeUndefined();
  });

  it('during a payment, its outcome is found and nothing is paid twice', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    const { context } = visit({ points: only }, backend);
    const gone = new Error('the page was left');
    const api = leaveAfterSending(context.api, gone);
    await expect(submit({ code: '123456' }, { ...context, api })).rejects.toBe(gone);
    const result = await resume({ ...context, session: { ...context.session, pointsPayment: null } });
    expect(result).toMatchObject({ kind: 'next', session: { purchase: { status: 'paid' } } });
    expect(backend.ledger.size).toBe(1);
  });
});

/** Sends the payment; its answer is lost, and the page is left before it asks for the outcome. */
function leaveAfterSending(api: Api, gone: Error): Api {
  return (async (id: string, input: never) => {
    if (id === 'loadPayment') throw gone;
    return api(id as never, input);
  }) as unknown as Api;
}
