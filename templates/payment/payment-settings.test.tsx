import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import PaymentStep from './payment.generated';

const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };

async function show(payment: Partial<CheckoutView['settings']['payment']>) {
  const view = makeCheckoutView();
  const settings = { ...view.settings, payment: { ...view.settings.payment, ...payment } };
  const { container } = await render(
    <CheckoutContext.Provider value={{ ...view, settings, plans: [makePlanSummary()] }}>
      <PaymentStep
        {...makeStepProps({ step: { id: 'payment', templateId: 'payment' }, session: makeSession(buyer) })}
      />
    </CheckoutContext.Provider>,
  );
  return container;
}

it.each([
  ['lock', 'lucide-lock'],
  ['shield', 'lucide-shield-check'],
  ['card', 'lucide-credit-card'],
  [undefined, 'lucide-lock'],
] as const)('the pay button of a brand with the icon %s shows %s', async (icon, shown) => {
  const container = await show({ icon: icon as 'lock' });
  expect(container.querySelector('button[type=submit] svg')?.classList.contains(shown)).toBe(true);
});
