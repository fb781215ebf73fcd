import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepContext } from '../../renderer/contract/step-contract';
import { ownersOf } from '../../renderer/session/purchase-owner';
import { restoreSession } from '../../renderer/session/restored-session';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend } from '../../renderer/testing/fake-payment-backend';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { validateRenewRequest, validateRenewV2Request } from '../../schemas/generated/api.mjs';
import type { PaymentMethodEntry, RenewStepProps, SubscriptionAnswer } from '../../schemas/generated/types';
import { resume, submit } from './renew.step';

beforeEach(() => {
  fakeBrowser();
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => start(run, 0)) as typeof setTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const values = { method: 'credit-card', cpf: '390.533.447-05' };
const card = { holderName: 'ANA', number: '4111111111111111', expiry: '12/2030', cvv: '123', company: 'visa' } as const;
const entryOf = (amount: number): PaymentMethodEntry => ({ method: 'credit-card', amount, installments: 6, card });

function checkoutOf(status: SubscriptionAnswer['status'] | undefined = 'active') {
  const example = { kind: 'subscription' as const, id: 'sub_1', ...(status && { status }) };
  const checkout = makeCheckoutView({ entry: { step: { id: 'renew', templateId: 'renew' }, example } });
  return { ...checkout, search: `${checkout.search}&utm_source=crm&utm_other=x` };
}

function contextOf(
  backend: FakePaymentBackend,
  props: RenewStepProps = {},
  changes: Partial<StepContext<RenewStepProps>> = {},
): StepContext<RenewStepProps> {
  return makeStepContext<RenewStepProps>({
    api: backend.api,
    step: { id: 'renew', props },
    session: makeSession(),
    checkout: checkoutOf(),
    method: { id: 'credit-card', buildEntries: (_values, { amount }) => [entryOf(amount)] },
    ...changes,
  });
}

describe('the renewal', () => {
  it('uses v1 by default: one method, separate installments, and the key as its session id', async () => {
    const backend = fakePaymentBackend();
    const context = contextOf(backend);
    const [plan] = context.checkout.plans ?? [];
    expect(await submit(values, context)).toMatchObject({
      kind: 'next',
      session: { purchase: { order: 'renewal:sub_1', status: 'paid', installments: 6 } },
    });
    const [body] = backend.bodies;
    const amount = plan?.amount ?? 0;
    expect(backend.calls).toEqual(['renewSubscriptionV1 sub_1']);
    expect(body).toEqual({
      document: '39053344705',
      productCode: context.checkout.product.code,
      business: context.checkout.settings.business,
      planId: plan?.id,
      seller: 'performance',
      source: 'direto',
      metadata: {
        flow: context.checkout.flow.id,
        step: 'renew',
        utm_source: 'crm',
        seller: 'performance',
        source: 'direto',
      },
      numberInstallments: 6,
      paymentMethod: { method: 'credit-card', amount, card },
      sessionId: backend.keys[0],
    });
    expect(validateRenewRequest(body)).toBe(true);
  });

  it('uses v2 if the step sets it: amount, type and a list of methods', async () => {
    const backend = fakePaymentBackend();
    const context = contextOf(backend, { api: 'v2', type: 'anual' });
    await submit(values, context);
    const amount = context.checkout.plans?.[0]?.amount ?? 0;
    expect(backend.calls).toEqual(['renewSubscriptionV2 sub_1']);
    expect(backend.bodies).toMatchObject([
      { amount, type: 'anual', paymentMethods: [entryOf(amount)], sessionId: backend.keys[0] },
    ]);
    expect(validateRenewV2Request(backend.bodies[0])).toBe(true);
  });

  it.each(['renewed', 'canceled', undefined] as const)('sends nothing if the subscription is %s', async (status) => {
    const backend = fakePaymentBackend();
    const example = { kind: 'subscription' as const, id: 'sub_1', ...(status && { status }) };
    const checkout = makeCheckoutView({ entry: { step: { id: 'renew', templateId: 'renew' }, example } });
    expect(await submit(values, contextOf(backend, {}, { checkout }))).toEqual({
      kind: 'stay',
      formError: { code: 'plan_unavailable', outcome: 'none' },
    });
    expect(backend.keys).toEqual([]);
  });

  it.each(['v1', 'v2'] as const)('by %s is charged once for two presses and one after a reload', async (api) => {
    const backend = fakePaymentBackend();
    await Promise.all([submit(values, contextOf(backend, { api })), submit(values, contextOf(backend, { api }))]);
    const session = makeSession(restoreSession(ownersOf(checkoutOf())));
    expect(await submit(values, contextOf(backend, { api }, { session }))).toEqual({ kind: 'next' });
    expect(backend.ledger.size).toBe(1);
    expect(new Set(backend.keys).size).toBe(1);
  });

  it.each(['v1', 'v2'] as const)('by %s with a lost answer is found after a reload', async (api) => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    const sending = submit(values, contextOf(backend, { api }));
    await vi.waitFor(() => expect(backend.ledger.size).toBe(1));
    const resumed = await resume(contextOf(backend, { api }));
    expect([resumed ?? (await sending)]).toMatchObject([{ session: { purchase: { order: 'renewal:sub_1' } } }]);
    await sending;
    expect(backend.ledger.size).toBe(1);
  });

  it.each<[rule: Record<string, string>, fieldErrors: object]>([
    [{ numberInstallments: 'installments' }, { installments: 'installments' }],
    [{ 'paymentMethod.card.cvv': 'card-cvv' }, { cardCvv: 'card-cvv' }],
    [{ 'paymentMethods.0.card.number': 'card-number' }, { cardNumber: 'card-number' }],
  ])('that is refused for %j marks the field', async (fields, fieldErrors) => {
    const error = { code: 'invalid_request', retryable: false, outcome: 'none', fields } as const;
    const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
    expect(await submit(values, contextOf(backend))).toMatchObject({ fieldErrors });
  });
});
