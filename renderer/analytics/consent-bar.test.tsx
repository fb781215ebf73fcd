import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../ui/global.styles';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { ConsentBar } from './consent-bar';

afterEach(() => {
  window.scrollTo(0, 0);
});

/** A step on a phone with the bar: fields, then the main button, then more of the page. */
async function show(area: 'BR' | 'MZ' = 'BR', onAnswer = vi.fn()) {
  await page.viewport(375, 667);
  const { container } = await render(
    <CheckoutContext.Provider value={makeCheckoutView({ area })}>
      <form data-step="lead">
        <div style={{ height: 560 }} />
        <input aria-label="Celular" />
        <div style={{ height: 600 }} />
        <button type="submit">Continuar</button>
        <div style={{ height: 400 }} />
      </form>
      <ConsentBar isRequested={false} onAnswer={onAnswer} />
    </CheckoutContext.Provider>,
  );
  const bar = container.querySelector<HTMLElement>('[data-consent]');
  if (!bar) throw new Error('the bar is missing');
  return { bar, onAnswer, button: container.querySelector('button[type=submit]') };
}

it('the bar steps aside where it would cover the main button or the focused field, and comes back', async () => {
  const { bar, button } = await show();
  const isAside = () => getComputedStyle(bar).visibility === 'hidden';
  await expect.poll(isAside).toBe(false);
  button?.scrollIntoView({ block: 'end' });
  window.scrollBy(0, -20);
  await expect.poll(() => button && button.getBoundingClientRect().bottom > bar.getBoundingClientRect().top).toBe(true);
  await expect.poll(isAside).toBe(true);
  window.scrollTo(0, 0);
  await expect.poll(isAside).toBe(false);
  document.querySelector('input')?.focus({ preventScroll: true });
  await expect.poll(isAside).toBe(true);
});

it('a field that takes the focus is scrolled above the bar', async () => {
  const { bar } = await show();
  await expect.poll(() => document.documentElement.style.scrollPaddingBottom).not.toBe('');
  await userEvent.keyboard('{Tab}');
  const field = document.querySelector('input');
  await expect.poll(() => document.activeElement === field).toBe(true);
  await expect.poll(() => field && field.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top).toBe(true);
});

it.each(['BR', 'MZ'] as const)('in %s both answers are equal in size, and large enough for a finger', async (area) => {
  const { bar, onAnswer } = await show(area);
  expect(bar.getAttribute('aria-label')).toBe('Cookies de medição');
  const [refuse, accept] = [...bar.querySelectorAll('button')];
  const sizeOf = (button?: Element) => {
    const { width, height } = button?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return [width, height];
  };
  expect(sizeOf(refuse)).toEqual(sizeOf(accept));
  expect(Math.min(...sizeOf(accept))).toBeGreaterThanOrEqual(44);
  refuse?.click();
  accept?.click();
  expect(onAnswer.mock.calls).toEqual([['denied'], ['granted']]);
});
