import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Api, ApiCallError } from '../../renderer/api/api';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import { typingPart } from '../../renderer/forms/typing-part';
import { fingerprintOf } from '../../renderer/session/fingerprint-of';
import { makeCheckoutView, makeThemeCss } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import { paste } from '../../renderer/testing/phone-field-page';
import '../../renderer/ui/global.styles';
import PhoneVerificationStep from './phone-verification.generated';

afterEach(() => vi.useRealTimers());

const phone = '(11) 98765-4321';
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function show(resendIn: number) {
  const api = vi.fn<(id: string, input: unknown) => Promise<unknown>>(async (id) => {
    if (id === 'sendSms') return { expiresAt: inSeconds(300), resendAt: inSeconds(30) };
    throw new ApiCallError(422, { code: 'code_invalid', retryable: false, outcome: 'none' });
  });
  const phoneCheck = {
    leadId: 'lead_1',
    phone: fingerprintOf(phone),
    expiresAt: inSeconds(300),
    resendAt: inSeconds(resendIn),
    isVerified: false,
  };
  await render(
    <CheckoutContext.Provider value={makeCheckoutView()}>
      <style>{makeThemeCss()}</style>
      <PhoneVerificationStep
        {...makeStepProps({
          step: { id: 'phone', templateId: 'phone-verification' },
          session: makeSession({ leadId: 'lead_1', phone, phoneCheck }),
          api: api as unknown as Api,
        })}
      />
    </CheckoutContext.Provider>,
  );
  const field = page.getByLabelText('Código do SMS');
  await expect.element(field).toBeVisible();
  return { api, field };
}

it.each(['Seu código é 123456. Ele vale por 5 minutos.', '123 456', '123456'])(
  'the code field extracts the code from a pasted %j',
  async (text) => {
    const { field } = await show(30);
    await typingPart.preload();
    const input = field.element() as HTMLInputElement;
    await userEvent.type(field, '98');
    paste(input, text);
    expect(input.value).toBe('123456');
  },
);

it('a wrong code stays in its field with an error until the next code', async () => {
  const { api, field } = await show(0);
  await userEvent.type(field, '111111');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('111111');
  await page.getByRole('button', { name: 'Reenviar código' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Enviamos outro código. O anterior não vale mais.');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await expect.element(field).toHaveFocus();
  expect(api.mock.calls.map(([id]) => id)).toEqual(['validatePhone', 'sendSms']);
});

it('the page announces the countdown at 30 and 10 seconds and at its end, not every second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await show(40);
  const message = new Set<string>();
  for (let second = 0; second <= 41; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(document.querySelector('[data-step]')).not.toBeNull());
    const region = [...document.querySelectorAll('[data-step] [aria-live=polite]')].at(-1);
    await new Promise(requestAnimationFrame);
    message.add(region?.textContent ?? '');
  }
  expect([...message]).toEqual([
    '',
    'Você pode pedir outro código em 30 segundos.',
    'Você pode pedir outro código em 10 segundos.',
    'Já dá para pedir outro código.',
  ]);
});
