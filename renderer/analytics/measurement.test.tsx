import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { CheckoutContext } from '../checkout/checkout-context';
import type { Session } from '../session/session';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeOrder } from '../testing/make-order';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import Measurement from './measurement';
import { track } from './track';

const purchase: PurchasedPlan = {
  token: 'tok_AY8F3KQ2',
  planId: 'acme-yearly-test',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'credit-card',
  status: 'paid',
};

const rejected = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());

beforeEach(() => {
  localStorage.clear();
  addEventListener('unhandledrejection', rejected);
});

afterEach(() => {
  rejected.mockClear();
  removeEventListener('unhandledrejection', rejected);
  vi.restoreAllMocks();
});

/** A payment step of a measured shop whose buyer changes the cookies' answer. */
async function show(session = makeSession()) {
  const checkout = makeCheckoutView();
  const step = { id: 'payment', templateId: 'payment', props: {} } as const;
  const onAnswered = vi.fn();
  const { container } = await render(
    <CheckoutContext.Provider value={checkout}>
      <Measurement step={step} session={session} isRequested={true} onAnswered={onAnswered} />
    </CheckoutContext.Provider>,
  );
  return { container, onAnswered };
}

it('a full storage rejects and reports nothing, and the bar takes an answer', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { setItem } = Storage.prototype;
  const refused: string[] = [];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'probe') return setItem.call(this, key, value);
    refused.push(key);
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { container, onAnswered } = await show();
  track({ event: 'add_payment_info', order: makeOrder(makePlanSummary()), method: 'pix' });
  container.querySelector<HTMLButtonElement>('[data-answer=denied]')?.click();
  await expect.poll(() => refused.filter((key) => key === 'measuredEvents').length).toBeGreaterThan(1);
  expect(onAnswered).toHaveBeenCalledTimes(1);
  // The browser reports rejections in order, so this one comes last.
  const last = new Error('the last rejection');
  void Promise.reject(last);
  await expect.poll(() => rejected.mock.calls.map(([{ reason }]) => reason)).toContain(last);
  expect(rejected).toHaveBeenCalledTimes(1);
  expect(reported).not.toHaveBeenCalledWith(expect.stringContaining('measuring failed'));
});

it('measuring that throws leaves the page as it is', async () => {
  const { getItem } = Storage.prototype;
  const denied = vi.fn();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
    if (key !== 'measuredEvents') return getItem.call(this, key);
    denied();
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const { container } = await show(makeSession({ purchase }));
  expect(denied).toHaveBeenCalled();
  expect(container.querySelector('[data-consent]')).not.toBeNull();
});

it('a fault of ours behind an event is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new TypeError('a defect'));
  await show(makeSession({ purchase }));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(expect.stringContaining('a defect')));
});

/** A part of the page that presses as soon as it knows the buyer, before the measuring code does. */
function Presser({ isKnown }: { isKnown: boolean }) {
  useEffect(() => {
    if (isKnown) track({ event: 'add_payment_info', order: makeOrder(makePlanSummary()), method: 'pix' });
  }, [isKnown]);
  return null;
}

it('a press comes behind the facts of its page', async () => {
  window.dataLayer = [];
  const checkout = makeCheckoutView();
  const step = { id: 'payment', templateId: 'payment', props: {} } as const;
  const page = (session: Session) => (
    <CheckoutContext.Provider value={checkout}>
      <Presser isKnown={session.leadId !== null} />
      <Measurement step={step} session={session} isRequested={false} onAnswered={() => undefined} />
    </CheckoutContext.Provider>
  );
  const { rerender } = await render(page(makeSession()));
  await rerender(page(makeSession({ leadId: 'lead_1', name: 'Ana', email: 'ana@exemplo.com' })));
  const names = () => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []));
  await expect.poll(names).toContain('add_payment_info');
  expect(names()).toEqual(['begin_checkout', 'generate_lead', 'add_payment_info']);
});
