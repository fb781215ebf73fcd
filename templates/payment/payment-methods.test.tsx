import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiCallError } from '../../renderer/api/api';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import { methods } from '../../renderer/payment-form/methods/registry.generated';
import { makeCheckoutView, makeThemeCss } from '../../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import { zoomText } from '../../renderer/testing/zoom-text';
import { methodTraits } from '../../schemas/generated/method-traits';
import '../../renderer/ui/global.styles';
import { inPersonMethods, savedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { Area, MethodId } from '../../schemas/generated/types';
import PaymentStep from './payment.generated';

const buyer = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };

/** Chunks of the methods, loaded before the first press. */
const chunks = import.meta.glob<unknown>('/renderer/payment-form/methods/**/*.generated.ts');

const savedCard = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;

const methodIds = Object.keys(methods) as MethodId[];

/** Typed values by field. The buyer leaves every other field as it is. */
const typed: Readonly<Record<string, string>> = {
  cardNumber: '4111111111111111',
  cardHolder: 'ANA PRADO',
  cardExpiry: '1233',
  cardCvv: '123',
  'card2.cardNumber': '5555555555554444',
  'card2.cardHolder': 'ANA PRADO',
  'card2.cardExpiry': '1233',
  'card2.cardCvv': '321',
  cpf: '52998224725',
  registry: '52998224725',
  phone: '841234567',
};

/** The payment step of an area where all methods of the area are offered, at 320 px. */
async function show(method: MethodId) {
  const areasOf = (id: MethodId): Area[] => methodTraits[id].areas ?? ['BR', 'MZ'];
  const [area = 'BR'] = areasOf(method);
  const offered = methodIds.filter((id) => areasOf(id).includes(area));
  const view = makeCheckoutView({ area });
  const settings = { ...view.settings, payment: { ...view.settings.payment, methods: offered } };
  const api = vi.fn(async () => {
    throw new ApiCallError(402, { code: 'card_declined', retryable: true, outcome: 'none' });
  });
  const plan = makePlanSummary({ currency: settings.currency.code, paymentMethods: offered });
  const { container } = await render(
    <CheckoutContext.Provider value={{ ...view, settings, plans: [plan] }}>
      <style>{makeThemeCss()}</style>
      <main>
        <PaymentStep
          {...makeStepProps({
            step: { id: 'payment', templateId: 'payment', props: { methods: offered } },
            session: makeSession({ ...buyer, ...(savedCardMethods.includes(method) && { savedCard }) }),
            api,
          })}
        />
      </main>
    </CheckoutContext.Provider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { api, container };
}

/** Goes by Tab to the radio buttons of the methods, and by arrow keys to one. */
async function chooseByKeys(method: MethodId) {
  await tabTo((element) => element.matches('[name=method]'));
  while ((document.activeElement as HTMLInputElement).value !== method) await userEvent.keyboard('{ArrowDown}');
  await waitForFields();
}

/** The fields come with the method's chunk. */
async function waitForFields() {
  await expect
    .poll(() => document.querySelectorAll('[data-step] :is(input:not([type=radio]), select)').length)
    .toBeGreaterThan(0);
}

/** Types into the fields on the way. @returns names of the fields that had the focus */
async function tabTo(isThere: (element: Element) => boolean): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await userEvent.keyboard('{Tab}');
    const element = document.activeElement;
    if (!element || element === document.body) continue;
    if (isThere(element)) return names;
    const name = element.getAttribute('name') ?? '';
    const text = typed[name];
    names.push(name);
    if (text !== undefined && (element as HTMLInputElement).value === '') await userEvent.keyboard(text);
  }
  throw new RangeError(`Tab never gets there: ${names.join(', ')}`);
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(320, 640);
  await Promise.all(Object.values(chunks).map((load) => load()));
});
afterEach(() => page.viewport(375, 812));

/** Methods taken at a counter share one form: by day one of them is typed. */
const typedMethods = methodIds.filter((id) => process.env.NIGHTLY || !inPersonMethods.slice(1).includes(id));

describe.each(typedMethods)('%s', (method) => {
  it('is sent by keyboard alone', async () => {
    const { api, container } = await show(method);
    await chooseByKeys(method);
    const passed = await tabTo((element) => element.matches('button[type=submit]'));
    const visible = [...container.querySelectorAll('input, select')].filter(
      (field) => field.checkVisibility() && !field.matches('[type=radio]'),
    );
    expect(visible.filter((field) => !passed.includes(field.getAttribute('name') ?? ''))).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(api.mock.calls.map(([id]: unknown[]) => id)).toContain('createPaymentV2'));
    const [, sent] = (api.mock.calls as unknown[][]).find(([id]) => id === 'createPaymentV2') ?? [];
    const { paymentMethods, amount } = (
      sent as { body: { paymentMethods: { method: string; amount: number }[]; amount: number } }
    ).body;
    expect(paymentMethods.map((entry) => entry.method)).toEqual(paymentMethods.map(() => method));
    expect(paymentMethods.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount);
  });

  it('fits a screen of 320 px, also with text twice as large, and its controls are at least 44 px high', async () => {
    const { container } = await show(method);
    container.querySelector<HTMLElement>(`[name=method][value="${method}"]`)?.click();
    await waitForFields();
    const findWide = () =>
      [...container.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 320.5)
        .map((element) => element.outerHTML.slice(0, 120));
    expect(findWide()).toEqual([]);
    const low = [...container.querySelectorAll('input, select, button')]
      .filter((control) => control.checkVisibility())
      .map((control) => (control.matches('[type=radio]') && control.closest('label')) || control)
      .filter((control) => control.getBoundingClientRect().height < 44);
    expect(low.map((control) => control.outerHTML.slice(0, 120))).toEqual([]);
    const takeBack = zoomText(container, 2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    takeBack();
  });
});
