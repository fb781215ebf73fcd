import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StepShell } from './step-shell';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.pressed;
});

const shell = (onSubmit: () => void, isRestored: boolean) => (
  <StepShell
    step={{ id: 'payment', templateId: 'payment' }}
    isRestored={isRestored}
    isWaiting={false}
    onSubmit={onSubmit}
  >
    <button type="submit">Pagar R$ 100,00</button>
  </StepShell>
);

it.each([
  ['the same step and button is sent', 'payment Pagar R$ 100,00', 1, false],
  ['a button with another amount is not sent, and the button takes the focus', 'payment Pagar R$ 90,00', 0, true],
  ['another step is not sent', 'lead Pagar R$ 100,00', 0, false],
])('once the session is restored, a kept press for %s', async (_, pressed, times, isFocused) => {
  dataset.pressed = pressed;
  const onSubmit = vi.fn<() => void>();
  const screen = await render(shell(onSubmit, false));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(dataset.pressed).toBe(pressed);
  await screen.rerender(shell(onSubmit, true));
  expect(onSubmit).toHaveBeenCalledTimes(times);
  expect(dataset.pressed).toBeUndefined();
  expect(document.activeElement?.textContent === 'Pagar R$ 100,00').toBe(isFocused);
});

it('a press before the session is restored sends nothing', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(shell(onSubmit, false));
  screen.container.querySelector('form')?.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.rerender(shell(onSubmit, true));
  screen.container.querySelector('form')?.requestSubmit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('the Enter key of a phone says "go" in the last shown field, and "next" before it', async () => {
  const { container } = await render(
    <StepShell step={{ id: 'payment', templateId: 'payment' }} isRestored isWaiting={false} onSubmit={() => undefined}>
      <input enterKeyHint="next" />
      <input enterKeyHint="next" />
      <input enterKeyHint="next" hidden />
    </StepShell>,
  );
  const inputs = [...container.querySelectorAll('input')];
  for (const input of inputs) input.focus();
  expect(inputs.map(({ enterKeyHint }) => enterKeyHint)).toEqual(['next', 'go', 'next']);
});
