import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Api, ApiCallError } from '../../renderer/api/api';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { StepResult } from '../../renderer/contract/step-contract';
import { makeCheckoutView, makeThemeCss } from '../../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import '../../renderer/ui/global.styles';
import type { ApiError, PaymentMethod, PurchasedPlan } from '../../schemas/generated/types';
import UpsellPaymentStep from './upsell-payment.generated';

const methods: PaymentMethod[] = ['credit-card', 'default-credit-card'];
const purchase: PurchasedPlan = {
  token: 'pay_1',
  planId: 'yearly-1',
  planName: 'Plano anual',
  amount: 114_000,
  currency: 'BRL',
  method: 'credit-card',
  status: 'paid',
  payer: 'lead_1',
  paymentProfileIds: ['card_1'],
  card: { company: 'visa', lastFour: '1111' },
};
const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321', purchase };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The upsell of a buyer who has typed a document for the main purchase. Its backend answers with the error. */
async function show(error: Partial<ApiError>) {
  const api = vi.fn(async () => {
    throw new ApiCallError(422, { code: 'card_declined', retryable: true, outcome: 'none', ...error });
  });
  const view = makeCheckoutView();
  const payment = { ...view.settings.payment, methods, collectsDocument: true, document: 'registry' as const };
  const checkout = {
    ...view,
    settings: { ...view.settings, payment },
    plans: [makePlanSummary({ paymentMethods: methods })],
    sells: 'upsell' as const,
  };
  await render(
    <CheckoutContext.Provider value={checkout}>
      <style>{makeThemeCss()}</style>
      <Step api={api as unknown as Api} />
    </CheckoutContext.Provider>,
  );
  const pay = () => userEvent.click(page.getByRole('button', { name: /^Pagar/ }));
  return { api, pay };
}

/** Keeps the session as the outlet does. */
function Step({ api }: { api: Api }) {
  const [session, setSession] = useState(() => makeSession({ ...buyer, document: '390.533.447-05' }));
  const onResult = async ({ session: patch }: StepResult) => {
    if (patch?.document !== undefined) setSession({ ...session, document: patch.document });
  };
  const step = { id: 'upsell-payment', templateId: 'upsell-payment' } as const;
  return <UpsellPaymentStep {...makeStepProps({ step, session, api, onResult })} />;
}

const documentField = page.getByLabelText('CPF ou CNPJ');
const choose = (name: string) => userEvent.click(page.getByText(name, { exact: true }));

test.each([
  ['leave its document empty', ''],
  ['begin to type a document', '123'],
])('I open the card form, %s, return to the saved card, and one press pays by it', async (_, text) => {
  const { api, pay } = await show({});
  await choose('Cartão de crédito');
  await expect.element(documentField).toBeVisible();
  if (text) await userEvent.type(documentField, text);
  await choose('Cartão salvo');
  await expect.element(documentField).not.toBeInTheDocument();
  await pay();
  await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
  const paymentMethods = [{ method: 'default-credit-card', paymentProfileId: 'card_1' }];
  expect(api.mock.calls).toMatchObject([['createPaymentV2', { body: { document: '39053344705', paymentMethods } }]]);
});

test('the backend rejects the document that I typed before: its field is shown, and I can correct it', async () => {
  const { api, pay } = await show({ code: 'invalid_request', fields: { document: 'registry' } });
  await expect.element(page.getByText(/1111/).first()).toBeVisible();
  await pay();
  await expect.element(documentField).toBeVisible();
  await userEvent.type(documentField, '52998224725');
  await pay();
  await vi.waitFor(() => expect(api).toHaveBeenCalledTimes(2));
  expect(api.mock.lastCall).toMatchObject(['createPaymentV2', { body: { document: '52998224725' } }]);
});
