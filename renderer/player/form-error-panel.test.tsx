import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { FormErrorPanel } from './form-error-panel';

const roles = {
  '--error-low': 'rgb(255, 0, 0)',
  '--error-high': 'rgb(100, 0, 0)',
  '--alert-low': 'rgb(255, 255, 0)',
  '--alert-high': 'rgb(100, 100, 0)',
};

it.each([
  ['the panel about a refused payment looks like an error', 'card_declined', '--error'],
  ['the panel about another open payment looks like a notice', 'other_open', '--alert'],
  ['the panel about another plan that I bought looks like a notice', 'other_bought', '--alert'],
] as const)('%s, and takes the focus', async (_, code, tone) => {
  const { container } = await render(
    <CheckoutContext.Provider value={makeCheckoutView()}>
      <div style={roles as object}>
        <FormErrorPanel error={{ code, values: { plan: 'Plano', amount: 'R$ 9' } }} onReceipt={() => undefined} />
      </div>
    </CheckoutContext.Provider>,
  );
  const region = container.querySelector('[aria-live=assertive]');
  const box = region?.firstElementChild as Element;
  expect(document.activeElement).toBe(box);
  const { backgroundColor, color, borderTopColor } = getComputedStyle(box);
  expect([backgroundColor, color, borderTopColor]).toEqual([
    roles[`${tone}-low`],
    roles[`${tone}-high`],
    roles[`${tone}-high`],
  ]);
});
