import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Api, ApiCallError } from '../../renderer/api/api';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import { makeCheckoutView, makeThemeCss } from '../../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import '../../renderer/ui/global.styles';
import type { PaymentMethod } from '../../schemas/generated/types';
import PaymentStep from './payment.generated';

const methods: PaymentMethod[] = ['credit-card', 'default-credit-card'];
const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const savedCard = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;
const cvv = page.getByLabelText('Código de segurança');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The payment of a returning buyer. Its backend rejects the request for this field. */
async function show(field: string) {
  const fields = { [`paymentMethods.0.${field}`]: 'required' };
  const api = vi.fn(async (_call: string, _sent: unknown) => {
    throw new ApiCallError(422, { code: 'invalid_request', retryable: false, outcome: 'none', fields });
  });
  const view = makeCheckoutView();
  const payment = { ...view.settings.payment, methods, collectsDocument: false };
  const checkout = {
    ...view,
    settings: { ...view.settings, payment },
    plans: [makePlanSummary({ paymentMethods: methods })],
  };
  const session = makeSession({ ...buyer, savedCard });
  const step = { id: 'payment', templateId: 'payment' } as const;
  await render(
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss()}</style>
      <PaymentStep {...makeStepProps({ step, session, api: api as unknown as Api })} />
    </CheckoutContext.Provider>,
  );
  await expect.element(page.getByText('Visa final 1111')).toBeVisible();
  // The step also asks for the buyer's price.
  const sent = () => api.mock.calls.filter(([call]) => call === 'createPaymentV2');
  return { sent, pay: () => userEvent.click(page.getByRole('button', { name: /^Pagar/ })) };
}

it('the backend asks for the security code: its field is shown, is required, and is sent once', async () => {
  const { sent, pay } = await show('cvv');
  await expect.element(cvv).not.toBeInTheDocument();
  await pay();
  await expect.element(cvv).toBeVisible();
  await expect.element(page.getByText(/pede o código de segurança/)).toBeVisible();
  await pay();
  await expect.element(page.getByText('Revise o código de segurança.').first()).toBeVisible();
  expect(sent()).toHaveLength(1);
  await userEvent.type(cvv, '737');
  await pay();
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  const paymentMethods = [{ method: 'default-credit-card', paymentProfileId: 'card_1', cvv: '737' }];
  expect(sent().at(-1)).toMatchObject(['createPaymentV2', { body: { paymentMethods } }]);
  // Valid for one try.
  await expect.element(cvv).toHaveValue('');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/\b737\b/);
});

it('another card is one press away, and its form never holds the code of the saved card', async () => {
  const { pay } = await show('cvv');
  await pay();
  await userEvent.type(cvv, '737');
  await userEvent.click(page.getByRole('button', { name: 'Usar outro cartão' }));
  await expect.element(page.getByLabelText('Número do cartão')).toBeVisible();
  await expect.element(cvv).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: /Cartão de crédito/ })).toHaveFocus();
});

it('the saved card is gone: the words say so, and the card form opens', async () => {
  const { pay } = await show('paymentProfileId');
  await pay();
  await expect.element(page.getByText('O cartão salvo não está mais disponível.')).toBeVisible();
  await expect.element(page.getByLabelText('Número do cartão')).toBeVisible();
});
