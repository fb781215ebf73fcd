import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { ConnectionBand } from './frame';

afterEach(() => {
  vi.restoreAllMocks();
});

const show = async () => {
  const { container } = await render(
    <CheckoutContext.Provider value={makeCheckoutView()}>
      <ConnectionBand />
    </CheckoutContext.Provider>,
  );
  return container.querySelector('[role=status]') as Element;
};

const turn = (line: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online');
  window.dispatchEvent(new Event(line));
};

it('the connection band announces in one region that the connection is lost and that it is back', async () => {
  const region = await show();
  expect(region.textContent).toBe('');
  turn('offline');
  await expect.poll(() => region.textContent).toContain('Você está sem internet.');
  expect(region.getBoundingClientRect().height).toBeGreaterThan(20);
  turn('online');
  await expect.poll(() => region.textContent).toBe('A internet voltou.');
  expect(region.getBoundingClientRect().height).toBeLessThan(2);
});

it('the connection band also appears on a page that opens offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const region = await show();
  await expect.poll(() => region.textContent).toContain('Você está sem internet.');
});
