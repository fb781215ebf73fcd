import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Api, ApiCallError } from '../../renderer/api/api';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { StepResult } from '../../renderer/contract/step-contract';
import type { SessionPatch } from '../../renderer/session/session';
import { makeCheckoutView, makeThemeCss } from '../../renderer/testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession, type SessionChanges } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import { setSilently } from '../../renderer/testing/set-silently';
import '../../renderer/ui/global.styles';
import PaymentStep from './payment.generated';

const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const installments = [
  makeInstallment(1, 100_000),
  makeInstallment(12, 100_000, { value: 10_000, totalValue: 120_000 }),
];
const plan = makePlanSummary({ amount: 100_000, installments });
const card = {
  cardNumber: '4111111111111111',
  cardHolder: 'ANA PRADO',
  cardExpiry: '12/2033',
  cardCvv: '123',
  cpf: '52998224725',
};

const step = { id: 'payment', templateId: 'payment' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function show() {
  // A refusal: a pending answer would make the next test wait.
  const api = vi.fn(async (_id: string, _input: object) => {
    throw new ApiCallError(402, { code: 'card_declined', retryable: true, outcome: 'none' });
  });
  const view = makeCheckoutView();
  const settings = { ...view.settings, payment: { ...view.settings.payment, document: 'cpf' as const } };
  await render(
    <CheckoutContext.Provider value={{ ...view, settings, plans: [plan] }}>
      <style>{makeThemeCss()}</style>
      <PaymentStep {...makeStepProps({ step, session: makeSession(buyer), api })} />
    </CheckoutContext.Provider>,
  );
  await expect.element(page.getByLabelText('Número do cartão')).toBeVisible();
  return {
    api,
    payments: () => api.mock.calls.filter(([id]) => id === 'createPaymentV2'),
    button: page.getByRole('button', { name: 'Pagar' }),
  };
}

describe('a card that a password manager fills in without events', () => {
  it('is sent by one press, with formatted values and the company of its number', async () => {
    const { payments, button } = await show();
    setSilently(card);
    await userEvent.click(button);
    await vi.waitFor(() => expect(payments()).toHaveLength(1));
    const charged = { number: card.cardNumber, company: 'visa', expiry: '12/33', cvv: card.cardCvv };
    expect(JSON.stringify(payments())).toContain('"document":"52998224725"');
    expect(payments()).toMatchObject([['createPaymentV2', { body: { paymentMethods: [{ card: charged }] } }]]);
  });

  it('is sent only by a second press if its installments change the amount on the button', async () => {
    const { payments, button } = await show();
    await expect.element(button).toHaveTextContent('1.200,00');
    setSilently({ ...card, installments: '1' });
    await userEvent.click(button);
    await expect.element(button).toHaveTextContent('1.000,00');
    await vi.waitFor(() => expect(document.documentElement.dataset.pressed).toBeUndefined());
    expect(document.activeElement).toBe(button.element());
    expect(payments()).toEqual([]);
    await userEvent.click(button);
    await vi.waitFor(() => expect(payments()).toHaveLength(1));
    expect(payments()).toMatchObject([['createPaymentV2', { body: { paymentMethods: [{ installments: 1 }] } }]]);
  });
});

it('the notice of a changed price ends when the price changes again', async () => {
  const checkout = { ...makeCheckoutView(), plans: [plan] };
  const mine = { ...plan, amount: 90_000, installments: [makeInstallment(1, 90_000)] };
  const api = vi.fn(async () => ({ plans: [mine] })) as unknown as Api;
  const session = makeSession(buyer);
  const kept: SessionPatch[] = [];
  const onResult = async (result: StepResult) => void kept.push(result.session ?? {});
  const paying = (changes: SessionChanges) => (
    <CheckoutContext.Provider value={checkout}>
      <PaymentStep {...makeStepProps({ step, session: { ...session, ...changes }, api, onResult })} />
    </CheckoutContext.Provider>
  );
  const { container, rerender } = await render(paying({}));
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  await rerender(paying({ plans: kept[0]?.plans ?? null }));
  await expect.poll(() => container.querySelector('[data-price-changed]')?.textContent).toContain('900,00');
  await rerender(paying({ plans: [plan] }));
  expect(container.querySelector('[data-price-changed]')).toBeNull();
});
