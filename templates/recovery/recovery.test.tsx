import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { SavedOrder } from './recovery.view';

const checkout = makeCheckoutView();
const [plan] = checkout.plans ?? [];
if (!plan) throw new RangeError('the brand has no plan');
const found = { leadId: 'lead_1', maskedName: 'Ana P.', maskedEmail: 'a•••@example.com', planType: plan.planType };

test.each([
  ['expired', 'O cupom BLACK já venceu. O valor mostrado é o normal.'],
  ['exhausted', 'O cupom BLACK já se esgotou. O valor mostrado é o normal.'],
  ['other', 'O cupom BLACK não vale para esta compra. O valor mostrado é o normal.'],
])('a voucher that ended (%s) is said beside the first price of a recovered purchase', async (reason, words) => {
  const ended = { ...plan, voucher: { code: 'BLACK', accepted: false, reason } } as typeof plan;
  const { container } = await render(
    <CheckoutContext.Provider value={{ ...checkout, plans: [ended] }}>
      <SavedOrder found={found} />
    </CheckoutContext.Provider>,
  );
  expect(container.textContent).toContain(words);
});

test('a recovered purchase shows the installments that its payment preselects', async () => {
  const words = async (defaultInstallments?: number) => {
    const payment = { ...checkout.settings.payment, ...(defaultInstallments && { defaultInstallments }) };
    const { container } = await render(
      <CheckoutContext.Provider value={{ ...checkout, settings: { ...checkout.settings, payment } }}>
        <SavedOrder found={found} />
      </CheckoutContext.Provider>,
    );
    return container.textContent;
  };
  expect(await words()).toContain('12x');
  const fewer = plan.installments.find(({ id }) => id < 12)?.id ?? 0;
  expect(await words(fewer)).not.toContain('12x');
});
