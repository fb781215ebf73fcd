import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StepContext } from '../../renderer/contract/step-contract';
import { ownersOf } from '../../renderer/session/purchase-owner';
import { restoreSession } from '../../renderer/session/restored-session';
import { fakeBrowser } from '../../renderer/testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend } from '../../renderer/testing/fake-payment-backend';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { PaymentUpgradeStepProps, SubscriptionAnswer } from '../../schemas/generated/types';
import { resume, submit } from './payment-upgrade.step';
import { selectUpgradeState } from './select-upgrade-state';

type Offer = NonNullable<SubscriptionAnswer['offer']>['kind'];

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

function checkoutOf(status: SubscriptionAnswer['status'] | undefined = 'active', offer: Offer | null = 'upgrade') {
  const example = { kind: 'subscription' as const, id: 'sub_1', ...(status && { status }), ...(offer && { offer }) };
  return makeCheckoutView({ entry: { step: { id: 'upgrade', templateId: 'payment-upgrade' }, example } });
}

function contextOf(backend: FakePaymentBackend, checkout = checkoutOf(), session = makeSession()) {
  return makeStepContext<PaymentUpgradeStepProps>({
    api: backend.api,
    step: { id: 'upgrade', props: {} },
    session,
    checkout,
    method: {
      id: 'credit-card',
      buildEntries: (_values, { amount }) => [{ method: 'credit-card', amount, installments: 1, card }],
    },
  } satisfies Partial<StepContext<PaymentUpgradeStepProps>>);
}

it('charges the difference with the operation upgrade, and names the subscription in place of the buyer', async () => {
  const backend = fakePaymentBackend();
  const checkout = checkoutOf();
  const { entry } = checkout;
  const offer = entry.kind === 'subscription' ? entry.found?.offer : undefined;
  expect(await submit(values, contextOf(backend, checkout))).toMatchObject({
    kind: 'next',
    session: { purchase: { order: 'upgrade:sub_1', planId: offer?.plan.id, status: 'paid' } },
  });
  expect(backend.calls).toEqual(['createPaymentV2']);
  const [body] = backend.bodies;
  expect(body).toMatchObject({
    operation: 'upgrade',
    subscriptionId: 'sub_1',
    planId: offer?.plan.id,
    amount: offer?.amount,
    document: '39053344705',
  });
  expect(Object.keys(body ?? {})).not.toEqual(expect.arrayContaining(['email']));
});

it('is charged once for two presses, and again leads to its receipt', async () => {
  const backend = fakePaymentBackend();
  await Promise.all([submit(values, contextOf(backend)), submit(values, contextOf(backend))]);
  const session = makeSession(restoreSession(ownersOf(checkoutOf())));
  expect(await submit(values, contextOf(backend, checkoutOf(), session))).toEqual({ kind: 'next' });
  // The backend offers it no more.
  const upgraded = checkoutOf('active', null);
  expect(await submit(values, contextOf(backend, upgraded, session))).toEqual({ kind: 'next' });
  expect(backend.ledger.size).toBe(1);
});

it('continues after a reload whose answer was lost', async () => {
  const backend = fakePaymentBackend({ next: ['paid-unheard'] });
  const sending = submit(values, contextOf(backend));
  await vi.waitFor(() => expect(backend.ledger.size).toBe(1));
  const resumed = await resume(contextOf(backend));
  expect([resumed ?? (await sending)]).toMatchObject([{ session: { purchase: { order: 'upgrade:sub_1' } } }]);
  await sending;
  expect(backend.ledger.size).toBe(1);
});

it.each<[what: string, checkout: ReturnType<typeof checkoutOf>, state: string]>([
  [
    'is unknown',
    makeCheckoutView({
      entry: { step: { id: 'upgrade', templateId: 'payment-upgrade' }, example: { kind: 'subscription', id: 'sub_1' } },
    }),
    'unknown',
  ],
  ['is canceled', checkoutOf('canceled'), 'canceled'],
  ['has no offer', checkoutOf('active', null), 'none'],
  ['has another offer', checkoutOf('active', 'custom'), 'none'],
])('sends nothing for a subscription that %s', async (_, checkout, state) => {
  const backend = fakePaymentBackend();
  expect(selectUpgradeState(checkout.entry)).toBe(state);
  expect(await submit(values, contextOf(backend, checkout))).toMatchObject({
    kind: 'stay',
    formError: { code: 'plan_unavailable', outcome: 'none' },
  });
  expect(backend.keys).toEqual([]);
});

it.each(['overdue', 'renewed'] as const)('charges a subscription that is %s', async (status) => {
  const backend = fakePaymentBackend();
  expect(await submit(values, contextOf(backend, checkoutOf(status)))).toMatchObject({ kind: 'next' });
});
