import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, ApiCallError } from '../../renderer/api/api';
import type { StepContext } from '../../renderer/contract/step-contract';
import { ownersOf } from '../../renderer/session/purchase-owner';
import { restoreSession } from '../../renderer/session/restored-session';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend } from '../../renderer/testing/fake-payment-backend';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeFlow } from '../../renderer/testing/make-flow';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { validateRenewV2Request, validateVerifyCardRequest } from '../../schemas/generated/api.mjs';
import type { ApiError, CustomOfferStepProps, SubscriptionAnswer } from '../../schemas/generated/types';
import { actions, resume, submit } from './custom-offer.step';
import { selectOfferState } from './select-offer-state';

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

/** Backend that also verifies cards, and counts the verifications. */
function verifyingBackend(backend: FakePaymentBackend, failure?: ApiCallError) {
  const verified: unknown[] = [];
  const api = (async (id: string, input: { body?: unknown }) => {
    if (id !== 'verifyCard') return backend.api(id as never, input as never);
    verified.push(input.body);
    if (failure) throw failure;
    return { verified: true, paymentProfileId: `card_${verified.length}` };
  }) as unknown as Api;
  return { api, verified };
}

const failureOf = (status: number, error: Partial<ApiError> & Pick<ApiError, 'code'>) =>
  new ApiCallError(status, { retryable: false, outcome: 'none', ...error });

function checkoutOf(
  status: SubscriptionAnswer['status'] | undefined = 'active',
  offer: 'upgrade' | 'custom' | null = 'custom',
) {
  const example = { kind: 'subscription' as const, id: 'sub_1', ...(status && { status }), ...(offer && { offer }) };
  return makeCheckoutView({ entry: { step: { id: 'offer', templateId: 'custom-offer' }, example } });
}

function contextOf(api: Api, changes: Partial<StepContext<CustomOfferStepProps>> = {}) {
  return makeStepContext<CustomOfferStepProps>({
    api,
    step: { id: 'offer', props: { api: 'v2' } },
    session: makeSession(),
    checkout: checkoutOf(),
    method: {
      id: 'credit-card',
      buildEntries: (_values, { amount }) => [{ method: 'credit-card', amount, installments: 3, card }],
    },
    ...changes,
  });
}

describe('a custom offer', () => {
  it('verifies the card, then renews with the verified card at the special price', async () => {
    const backend = fakePaymentBackend();
    const { api, verified } = verifyingBackend(backend);
    const checkout = checkoutOf();
    const offer = checkout.entry.kind === 'subscription' ? checkout.entry.found?.offer : undefined;
    expect(await submit(values, contextOf(api, { checkout }))).toMatchObject({
      kind: 'next',
      session: { purchase: { order: 'renewal:sub_1', status: 'paid', card: { company: 'visa', lastFour: '1111' } } },
    });
    const { business } = checkout.settings;
    expect(verified).toEqual([{ card, business, productCode: checkout.product.code, document: '39053344705' }]);
    expect(validateVerifyCardRequest(verified[0])).toBe(true);
    expect(backend.calls).toEqual(['renewSubscriptionV2 sub_1']);
    const [body] = backend.bodies;
    expect(body).toMatchObject({ amount: offer?.amount });
    expect(body?.paymentMethods).toEqual([
      { method: 'default-credit-card', amount: offer?.amount, installments: 3, paymentProfileId: 'card_1' },
    ]);
    expect(JSON.stringify(body)).not.toContain(card.number);
    expect(validateRenewV2Request(body)).toBe(true);
  });

  it('that is renewed leads to its receipt and verifies no other card', async () => {
    const backend = fakePaymentBackend();
    const { api, verified } = verifyingBackend(backend);
    await submit(values, contextOf(api));
    const session = makeSession(restoreSession(ownersOf(checkoutOf())));
    expect(await submit(values, contextOf(api, { session }))).toEqual({ kind: 'next' });
    const renewed = checkoutOf('renewed', null);
    expect(await submit(values, contextOf(api, { session, checkout: renewed }))).toEqual({ kind: 'next' });
    expect(verified).toHaveLength(1);
    expect(backend.ledger.size).toBe(1);
  });

  it('with a lost answer is found after a reload, without another verification', async () => {
    const backend = fakePaymentBackend({ next: ['paid-unheard'] });
    const { api, verified } = verifyingBackend(backend);
    const sending = submit(values, contextOf(api));
    await vi.waitFor(() => expect(backend.ledger.size).toBe(1));
    const resumed = await resume(contextOf(api));
    expect([resumed ?? (await sending)]).toMatchObject([{ session: { purchase: { order: 'renewal:sub_1' } } }]);
    await sending;
    expect(verified).toHaveLength(1);
  });

  it.each([
    ['expired_card', { cardExpiry: 'card-expiry' }],
    ['wrong_cvv', { cardCvv: 'card-cvv' }],
    ['card_declined', undefined],
  ] as const)('takes nothing when the verification answers %s', async (code, fieldErrors) => {
    const backend = fakePaymentBackend();
    const { api } = verifyingBackend(backend, failureOf(422, { code, retryable: true }));
    const result = await submit(values, contextOf(api));
    expect(result).toMatchObject({ kind: 'stay', formError: { code, outcome: 'none' } });
    expect('fieldErrors' in result ? result.fieldErrors : undefined).toEqual(fieldErrors);
    expect(backend.keys).toEqual([]);
  });

  it.each([
    ['there is no such call', failureOf(404, { code: 'route_not_found' }), 'method_unavailable'],
    ['the call is not supported', failureOf(501, { code: 'call_not_supported' }), 'method_unavailable'],
    ['the offer has ended', failureOf(404, { code: 'subscription_not_found' }), 'amount_outdated'],
    ['there is no answer', failureOf(0, { code: 'backend_unavailable', outcome: 'unknown' }), 'network'],
    ['there are too many tries', failureOf(429, { code: 'rate_limited' }), 'payment_limited'],
    ['the backend is down', failureOf(503, { code: 'backend_unavailable', outcome: 'unknown' }), 'backend_unavailable'],
  ])('says that nothing was taken when %s', async (_, failure, code) => {
    const backend = fakePaymentBackend();
    const { api } = verifyingBackend(backend, failure);
    expect(await submit(values, contextOf(api))).toMatchObject({ kind: 'stay', formError: { code, outcome: 'none' } });
    expect(backend.keys).toEqual([]);
  });

  it('marks the field that the verification rejects', async () => {
    const failure = failureOf(422, { code: 'invalid_request', fields: { 'card.number': 'card-number' } });
    const { api } = verifyingBackend(fakePaymentBackend(), failure);
    expect(await submit(values, contextOf(api))).toMatchObject({ fieldErrors: { cardNumber: 'card-number' } });
  });

  it('verifies the card again after a refused renewal', async () => {
    const backend = fakePaymentBackend({
      next: [{ status: 422, error: { code: 'insufficient_funds', retryable: true, outcome: 'none' } }],
    });
    const { api, verified } = verifyingBackend(backend);
    expect(await submit(values, contextOf(api))).toMatchObject({ formError: { code: 'insufficient_funds' } });
    expect(await submit(values, contextOf(api))).toMatchObject({ kind: 'next' });
    expect(verified).toHaveLength(2);
    expect(backend.ledger.size).toBe(1);
  });

  it.each<[what: string, checkout: ReturnType<typeof checkoutOf>, state: string]>([
    ['renewed', checkoutOf('renewed'), 'renewed'],
    ['canceled', checkoutOf('canceled'), 'canceled'],
    ['without an offer', checkoutOf('active', null), 'gone'],
    ['with another offer', checkoutOf('active', 'upgrade'), 'gone'],
  ])('of a subscription %s verifies and sends nothing', async (_, checkout, state) => {
    const backend = fakePaymentBackend();
    const { api, verified } = verifyingBackend(backend);
    expect(selectOfferState(checkout.entry)).toBe(state);
    expect(await submit(values, contextOf(api, { checkout }))).toMatchObject({
      formError: { code: 'plan_unavailable', outcome: 'none' },
    });
    expect([...verified, ...backend.keys]).toEqual([]);
  });

  it('leads to the renewal of its flow for another method', async () => {
    const checkout = checkoutOf();
    const flow = makeFlow(
      'custom-offer',
      { id: 'offer', templateId: 'custom-offer' },
      { id: 'other', templateId: 'renew' },
    );
    const { api } = verifyingBackend(fakePaymentBackend());
    const context = contextOf(api, { checkout: { ...checkout, flow } });
    expect(await actions.otherMethod(context)).toEqual({ kind: 'goTo', stepId: 'other' });
    expect(await actions.otherMethod(contextOf(api))).toEqual({ kind: 'stay' });
  });
});
