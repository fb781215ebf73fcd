import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import { forgetMethod } from '../../renderer/session/payment-choice';
import { ownerOf } from '../../renderer/session/purchase-owner';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import type { PaymentMethod, PlanSummary } from '../../schemas/generated/types';
import PaymentStep from './payment.generated';

const methods: PaymentMethod[] = ['credit-card', 'pix', 'credit-card+credit-card'];
const step = { id: 'payment', templateId: 'payment' } as const;
const amount = 72_000;
const installments = (counts: number[], total = amount) => counts.map((count) => makeInstallment(count, total));
const plan = makePlanSummary({ amount, installments: installments([1, 2, 3, 5, 6]), paymentMethods: methods });
const view = makeCheckoutView();
const settings = { ...view.settings, payment: { ...view.settings.payment, methods } };

/** Opens the payment as a reload or Back does: a new form in the same tab. */
async function open(sold: PlanSummary = plan, leadId = 'lead_1', isRestored = true) {
  const session = { leadId, name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
  const payment = (known: boolean) => (
    <CheckoutContext.Provider value={{ ...view, settings, plans: [sold] }}>
      <PaymentStep {...makeStepProps({ step, session: makeSession({ ...session, isRestored: known }) })} />
    </CheckoutContext.Provider>
  );
  const screen = await render(payment(isRestored));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...screen, restore: () => screen.rerender(payment(true)) };
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new RangeError(`no ${selector}`);
  return found;
}

const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
const chosen = () => document.querySelector<HTMLInputElement>('[name=method]:checked')?.value;
const numbers = () =>
  ['amount', 'installments', 'card2.amount', 'card2.installments'].map((name) => field(name)?.value);
const button = () => document.querySelector('button[type=submit]')?.textContent?.replaceAll('\u00a0', ' ');

async function pick(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const control = await vi.waitFor(() => find(name === 'method' ? `[value="${value}"]` : `[name="${name}"]`));
    if (name === 'method') await userEvent.click(control);
    else if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else await userEvent.fill(control, value);
  }
}

const split = { amount: '200', installments: '2', 'card2.installments': '5' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a choice on the payment step', () => {
  it.each<[method: string, values: Readonly<Record<string, string>>, shown: (string | undefined)[], pay: string]>([
    ['credit-card', { installments: '3' }, [undefined, '3', undefined, undefined], 'Pagar R$ 720,00'],
    ['credit-card', { installments: '1' }, [undefined, '1', undefined, undefined], 'Pagar R$ 720,00'],
    ['pix', {}, [undefined, undefined, undefined, undefined], 'Gerar Pix de R$ 720,00'],
    ['credit-card+credit-card', split, ['200,00', '2', '520,00', '5'], 'Pagar R$ 720,00'],
  ])('of %s with %o is there again after a reload or Back', async (method, values, shown, pay) => {
    const before = await open();
    await pick({ method, ...values });
    await before.unmount();
    await open();
    await expect.poll(numbers).toEqual(shown);
    expect([chosen(), button()]).toEqual([method, pay]);
  });

  it.each<[title: string, sold: PlanSummary, shown: (string | undefined)[]]>([
    [
      'of an order that costs less keeps the first part',
      { ...plan, amount: 60_000, installments: installments([1, 2, 3, 5, 6], 60_000) },
      ['200,00', '2', '400,00', '5'],
    ],
    [
      'of an order that costs no more than the first part halves it',
      { ...plan, amount: 20_000, installments: installments([1, 2, 3, 5, 6], 20_000) },
      ['100,00', '2', '100,00', '5'],
    ],
    [
      'of counts that are no longer offered falls back to the usual one',
      { ...plan, installments: installments([1, 2, 3]) },
      ['200,00', '2', '520,00', '3'],
    ],
  ])('%s', async (_, sold, shown) => {
    const before = await open();
    await pick({ method: 'credit-card+credit-card' });
    await pick(split);
    await before.unmount();
    await open(sold);
    await expect.poll(numbers).toEqual(shown);
  });

  it.each<[title: string, sold: PlanSummary, leadId: string]>([
    ['another plan', { ...plan, id: 'OTHER' }, 'lead_1'],
    ['another buyer', plan, 'lead_2'],
  ])('counts not for %s', async (_, sold, leadId) => {
    const before = await open();
    await pick({ installments: '3' });
    await before.unmount();
    await open(sold, leadId);
    await expect.poll(() => field('installments')?.value).toBe('6');
  });

  it('gives way to one that the buyer makes before the visit is restored', async () => {
    const before = await open();
    await pick({ method: 'pix' });
    await before.unmount();
    const { restore } = await open(plan, 'lead_1', false);
    await pick({ installments: '3' });
    await restore();
    await expect.poll(() => [chosen(), field('installments')?.value]).toEqual(['credit-card', '3']);
  });

  it('of a method is forgotten by a buyer who asks for another, and the count stays', async () => {
    const before = await open();
    await pick({ installments: '3' });
    await pick({ method: 'pix' });
    await before.unmount();
    forgetMethod(ownerOf(view));
    await open();
    await expect.poll(() => [chosen(), field('installments')?.value]).toEqual(['credit-card', '3']);
  });

  it('holds no text of a card, also one that is pasted into an amount', async () => {
    await open();
    await pick({ method: 'credit-card+credit-card' });
    await pick({ cardNumber: '4111111111111111', cardHolder: 'ANA PRADO', amount: '4111111111111111' });
    await pick({ 'card2.installments': '5' });
    expect(sessionStorage.length).toBe(1);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/\b4111|ANA/);
  });
});

it('two cards restate below the button what each of them pays', async () => {
  const { container } = await open();
  await pick({ method: 'credit-card+credit-card' });
  await pick({ amount: '200', installments: '2', 'card2.installments': '1' });
  const lines = () => [...container.querySelectorAll('button[type=submit] ~ p')].map((line) => line.textContent);
  await expect
    .poll(() => lines().map((line) => line?.replaceAll('\u00a0', ' ')))
    .toEqual(expect.arrayContaining(['1º cartão: 2x de R$ 100,00 sem juros. 2º cartão: R$ 520,00 à vista.']));
});
