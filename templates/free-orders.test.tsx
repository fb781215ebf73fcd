import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { withAmount } from '../model/money/with-amount';
import { ApiCallError } from '../renderer/api/api';
import { CheckoutContext } from '../renderer/checkout/checkout-context';
import { OrderSummary } from '../renderer/outlet/order-summary';
import { type CheckoutViewOptions, makeCheckoutView } from '../renderer/testing/make-checkout-view';
import { makeSession } from '../renderer/testing/make-session';
import { makeStepProps } from '../renderer/testing/make-step-props';
import type { TemplateId } from '../schemas/generated/types';
import CustomOffer from './custom-offer/custom-offer.generated';
import Payment from './payment/payment.generated';
import PaymentInvoice from './payment-invoice/payment-invoice.generated';
import PaymentUpgrade from './payment-upgrade/payment-upgrade.generated';
import PaymentUpsell from './payment-upsell/payment-upsell.generated';
import Renew from './renew/renew.generated';
import UpsellPayment from './upsell-payment/upsell-payment.generated';

const players = {
  payment: Payment,
  'payment-invoice': PaymentInvoice,
  'payment-upgrade': PaymentUpgrade,
  'custom-offer': CustomOffer,
  renew: Renew,
  'payment-upsell': PaymentUpsell,
  'upsell-payment': UpsellPayment,
};
const subscription = { kind: 'subscription', id: 'sub_1', status: 'active' } as const;

type Example = NonNullable<CheckoutViewOptions['entry']>['example'];

/** The page of a template whose order costs nothing. */
function viewOf(templateId: TemplateId, example: Example | undefined, options: CheckoutViewOptions) {
  const step = { id: 'pay', templateId } as NonNullable<CheckoutViewOptions['entry']>['step'];
  const view = makeCheckoutView({ ...options, ...(example && { entry: { step, example } }) });
  const { entry } = view;
  const page = { ...view, plans: view.plans?.map((plan) => withAmount(plan, 0)) ?? null };
  if (entry.kind === 'invoice') return { ...page, entry: { ...entry, found: entry.found && freed(entry.found) } };
  if (entry.kind !== 'subscription' || !entry.found) return page;
  const { offer } = entry.found;
  return { ...page, entry: { ...entry, found: { ...freed(entry.found), ...(offer && { offer: freed(offer) }) } } };
}

function freed<T extends object>(found: T) {
  return { ...found, amount: 0 };
}

it.each<[TemplateId & keyof typeof players, Example | undefined, string, CheckoutViewOptions?]>([
  ['payment', undefined, 'createPaymentV2'],
  ['payment-invoice', { kind: 'invoice', id: 'inv_1', status: 'open' }, 'createPaymentV2'],
  ['payment-upgrade', { ...subscription, offer: 'upgrade' }, 'createPaymentV2'],
  ['custom-offer', { ...subscription, offer: 'custom' }, 'renewSubscriptionV1'],
  ['renew', subscription, 'renewSubscriptionV1'],
  ['upsell-payment', undefined, 'createPaymentV2'],
  ['payment-upsell', undefined, 'createPaymentV2'],
  ['payment', undefined, 'createPaymentV1', { brand: 'sentinela' }],
  ['payment', undefined, 'createPaymentV2', { area: 'MZ' }],
])(
  '%s says that nothing is due, asks for no method, and charges nothing',
  async (templateId, example, call, options = {}) => {
    const api = vi.fn(async () => {
      throw new ApiCallError(402, { code: 'card_declined', retryable: true, outcome: 'none' });
    });
    const view = viewOf(templateId, example, options);
    const [free] = view.plans ?? [];
    const Player = players[templateId];
    const savedCard = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;
    const session = makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', savedCard });
    const { container } = await render(
      <CheckoutContext.Provider value={view}>
        <OrderSummary plan={free} chosen={null} />
        <Player {...makeStepProps({ step: { id: 'pay', templateId } as never, session, api })} />
      </CheckoutContext.Provider>,
    );
    const button = () => container.querySelector<HTMLButtonElement>('button[type=submit]');
    await vi.waitFor(() => expect(button()?.textContent).toBe('Confirmar'));
    expect(container.querySelector('summary')).toHaveTextContent('Nada a pagar hoje');
    expect(container.querySelectorAll('input:not([type=hidden]), select')).toHaveLength(0);
    expect(container.querySelector('[data-step]')?.textContent).not.toMatch(
      /Pagar R|pagamento for|cartão|Nada é cobrado antes/,
    );
    button()?.click();
    const sent = () =>
      (api.mock.calls as unknown as [string, { body: Record<string, unknown> }][]).find(([id]) => id === call)?.[1]
        .body;
    await vi.waitFor(() => expect(sent()).toBeDefined());
    const entry = { method: 'credit-card', amount: 0 };
    const isRenewal = call === 'renewSubscriptionV1';
    expect(sent()).toMatchObject(isRenewal ? { paymentMethod: entry } : { amount: 0, paymentMethods: [entry] });
    expect(JSON.stringify(sent())).not.toMatch(/numberInstallments|"card"/);
  },
);
