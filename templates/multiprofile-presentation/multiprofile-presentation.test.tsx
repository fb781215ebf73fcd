import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translate } from '../../model/copy/translate';
import type { Step } from '../../model/flow/resolve-step';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { StepResult } from '../../renderer/contract/step-contract';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import { nextFrames } from '../../renderer/testing/next-frames';
import '../../renderer/ui/global.styles';
import MultiprofilePresentation from './multiprofile-presentation.generated';

const checkout = makeCheckoutView({ brand: 'contaredonda' });
const p = translate(checkout.copy, 'profiles', checkout.language);
const id = 'multiprofile-presentation';
const step = { id, templateId: id, props: { presets: [2, 4] } } as Step;

async function show(quantity?: number) {
  const onResult = vi.fn(async (_result: StepResult) => undefined);
  const session = makeSession({ leadId: 'lead_1', profiles: quantity === undefined ? null : { quantity } });
  await render(
    <CheckoutContext.Provider value={checkout}>
      <MultiprofilePresentation {...makeStepProps({ step, session, onResult })} />
    </CheckoutContext.Provider>,
  );
  return { onResult };
}

const field = () => page.getByRole('textbox', { name: p('quantity') });
const total = () => document.querySelector('[data-total]')?.textContent;
const present = () => document.querySelectorAll('img[data-absent=false]').length;

it('the buttons, a typed number and a quick choice change the total and the pictures, and are announced', async () => {
  await show(2);
  await expect.element(field()).toHaveValue('2');
  await page.getByRole('button', { name: p('more') }).click();
  await expect.element(field()).toHaveValue('3');
  expect(total()).toContain('1.044,00');
  expect(present()).toBe(3);
  await page.getByRole('button', { name: p('preset', { count: 4 }) }).click();
  expect(total()).toContain('1.392,00');
  await field().fill('1');
  expect(total()).toContain('348,00');
  expect(document.querySelector('[data-total]')?.getAttribute('aria-live')).toBe('polite');
});

it('a button at its limit changes nothing', async () => {
  await show(5);
  await page.getByRole('button', { name: p('more') }).click({ force: true });
  await expect.element(field()).toHaveValue('5');
});

it.each(['', '0', '6', 'muitas'])('"%s" shows an error at the field, and sends nothing', async (typed) => {
  const { onResult } = await show();
  await field().fill(typed);
  await userEvent.keyboard('{Enter}');
  const message = checkout.messages['profiles-count'] ?? '';
  await expect.element(field()).toHaveAccessibleDescription(message);
  // The summary takes the focus from the field.
  await expect.poll(() => document.activeElement?.hasAttribute('data-error-summary')).toBe(true);
  await nextFrames();
  await expect.element(field()).toHaveAccessibleDescription(message);
  expect(onResult.mock.calls.filter(([result]) => result.kind !== 'stay')).toEqual([]);
});

it('Enter keeps the number and goes on', async () => {
  const { onResult } = await show();
  await field().fill('3');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => onResult.mock.calls.at(-1)?.[0])
    .toEqual({ kind: 'next', session: { profiles: { quantity: 3 } } });
});
