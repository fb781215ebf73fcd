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

it('the alert about disabled cookies that replaces the form is announced and takes the lost focus', async () => {
  const { container, rerender } = await render(page(false));
  container.querySelector('input')?.focus();
  await rerender(page(true));
  const alert = container.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('Os cookies do seu navegador estão desativados');
  expect(alert?.textContent).toContain('Ative e tente novamente.');
  expect(document.activeElement).toBe(container.querySelector('h1'));
});
