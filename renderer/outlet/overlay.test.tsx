import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { nextFrames } from '../testing/next-frames';
import { Overlay } from './overlay';

const checkout = makeCheckoutView();

interface PageProps {
  isLoading: boolean;
  hasButton?: boolean;
  /** Text of the button while the answer is awaited. */
  busy?: string;
  isAnswered?: () => boolean;
}

const isAwaited = () => false;

function Page({ isLoading, hasButton = true, busy, isAnswered = isAwaited }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <CheckoutContext.Provider value={checkout}>
      <div ref={frame} data-frame>
        {hasButton && (
          <button type="button" data-busy={busy !== undefined}>
            {busy ?? 'Pagar'}
          </button>
        )}
      </div>
      <Overlay isLoading={isLoading} isAnswered={isAnswered} frame={frame} />
    </CheckoutContext.Provider>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it('the overlay blocks the page after 200 ms of waiting, and then gives the focus back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Page isLoading={false} />);
  const page = screen.container.querySelector<HTMLElement>('[data-frame]');
  const button = screen.container.querySelector('button');
  button?.focus();
  await screen.rerender(<Page isLoading />);
  vi.advanceTimersByTime(199);
  await nextFrames();
  expect(page?.inert).toBe(false);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(page?.inert).toBe(true));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body));
  await screen.rerender(<Page isLoading={false} />);
  expect(page?.inert).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('the overlay restores no focus to a button that is gone', async () => {
  const screen = await render(<Page isLoading={false} />);
  screen.container.querySelector('button')?.focus();
  await screen.rerender(<Page isLoading />);
  await vi.waitFor(() => expect(screen.container.querySelector('[data-overlay]')).not.toBeNull());
  await screen.rerender(<Page isLoading={false} hasButton={false} />);
  expect(document.activeElement).toBe(document.body);
});

it('the overlay does not appear once the answer has arrived', async () => {
  vi.useFakeTimers();
  const isAnswered = () => true;
  const screen = await render(<Page isLoading isAnswered={isAnswered} />);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await screen.rerender(<Page isLoading isAnswered={isAnswered} />);
  expect(screen.container.querySelector('[data-overlay]')).toBeNull();
});

it('the overlay stays after the answer until the next screen is shown', async () => {
  let hasAnswer = false;
  const isAnswered = () => hasAnswer;
  const screen = await render(<Page isLoading isAnswered={isAnswered} />);
  await vi.waitFor(() => expect(screen.container.querySelector('[data-overlay]')).not.toBeNull());
  hasAnswer = true;
  await screen.rerender(<Page isLoading isAnswered={isAnswered} />);
  expect(screen.container.querySelector('[data-overlay]')).not.toBeNull();
});

it.each([
  ['Pagando…', 'Pagando…'],
  [undefined, 'Só um momento…'],
])('for a button with the text %s, the overlay announces %s in an existing region', async (busy, words) => {
  const button = busy === undefined ? {} : { busy };
  const screen = await render(<Page isLoading={false} {...button} />);
  const region = screen.container.querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  await screen.rerender(<Page isLoading {...button} />);
  await vi.waitFor(() => expect(region?.textContent).toBe(words));
  expect(screen.container.querySelector('[data-overlay]')).toBe(region);
});
