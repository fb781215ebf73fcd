import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { CookiesOff } from './cookies-off';

const page = (areCookiesOff: boolean) => (
  <CheckoutContext.Provider value={makeCheckoutView()}>
    {areCookiesOff ? <CookiesOff /> : <input defaultValue="Ana" />}
  </CheckoutContext.Provider>
);

it('what stands in the place of the form is read out, and takes the focus that went with it', async () => {
  const { container, rerender } = await render(page(false));
  container.querySelector('input')?.focus();
  await rerender(page(true));
  const alert = container.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('Os cookies do seu navegador estão desativados');
  expect(alert?.textContent).toContain('Ative e tente novamente.');
  expect(document.activeElement).toBe(container.querySelector('h1'));
});
