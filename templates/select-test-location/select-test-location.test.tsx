import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translate } from '../../model/copy/translate';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { StepComponentProps, StepResult } from '../../renderer/contract/step-contract';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepProps } from '../../renderer/testing/make-step-props';
import type { Ticket } from '../../schemas/generated/types';
import '../../renderer/ui/global.styles';
import SelectTestLocation from './select-test-location.generated';

const checkout = makeCheckoutView({ brand: 'clinaria' });
const t = translate(checkout.copy, 'select-test-location', checkout.language);

const ticketOf = (number: number, changes: Partial<Ticket> = {}): Ticket => ({
  id: `t${number}`,
  name: `Turma ${number}`,
  startsAt: `2027-11-${String(number).padStart(2, '0')}T11:00:00Z`,
  city: 'São Paulo',
  place: 'Colégio Central',
  amount: 0,
  currency: 'BRL',
  available: 20,
  ...changes,
});

/** Shows the step; each call is answered with the next list, the last one again and again. */
async function show(...lists: Ticket[][]) {
  let call = -1;
  const api = async () => {
    call = Math.min(call + 1, lists.length - 1);
    return lists[call];
  };
  const onResult = vi.fn(async (_result: StepResult) => undefined);
  await render(
    <CheckoutContext.Provider value={checkout}>
      <SelectTestLocation
        {...makeStepProps({
          step: { id: 'select-test-location', templateId: 'select-test-location' },
          session: makeSession({ leadId: 'lead_1' }),
          api: api as unknown as StepComponentProps['api'],
          onResult,
        })}
      />
    </CheckoutContext.Provider>,
  );
  const results = () => onResult.mock.calls.map(([result]) => result);
  return { results };
}

const radio = (id: string) => document.querySelector<HTMLInputElement>(`[name=ticket][value=${id}]`);
const press = () => page.getByRole('button', { name: t('submit') }).click();

it('the arrow keys choose only tickets with places left, and the choice joins the order', async () => {
  const { results } = await show([ticketOf(1), ticketOf(2, { available: 0 }), ticketOf(3)]);
  await expect.poll(() => radio('t1')).not.toBeNull();
  radio('t1')?.focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => radio('t3')?.checked).toBe(true);
  await expect.poll(() => results().at(-1)).toMatchObject({ kind: 'stay', session: { ticket: { id: 't3' } } });
  await press();
  await expect.poll(() => results().at(-1)).toMatchObject({ kind: 'next', session: { ticket: { id: 't3' } } });
});

it('a press without a choice asks for one, and sends nothing', async () => {
  const { results } = await show([ticketOf(1)]);
  await press();
  const group = page.getByRole('radiogroup', { name: t('choices') });
  await expect.element(group).toHaveAccessibleDescription(checkout.messages['ticket-chosen'] ?? '');
  expect(results()).toEqual([]);
});

it('a ticket that sold out since then is marked and must be replaced', async () => {
  const { results } = await show([ticketOf(1), ticketOf(2)], [ticketOf(1, { available: 0 }), ticketOf(2)]);
  await page.getByRole('radio', { name: /Turma 1/ }).click();
  await press();
  await expect.poll(() => radio('t1')?.disabled).toBe(true);
  await expect.element(page.getByText(t('gone', { name: 'Turma 1' }))).toBeVisible();
  expect(radio('t1')?.checked).toBe(false);
  expect(results().some(({ kind }) => kind === 'next')).toBe(false);
});

it('a long list can be searched by city, place or day', async () => {
  const others = [ticketOf(10, { city: 'Belém', place: 'Sala do Ver-o-Rio' })];
  await show([...Array.from({ length: 9 }, (_, index) => ticketOf(index + 1)), ...others]);
  const search = page.getByRole('searchbox', { name: t('search') });
  const found = () => document.querySelectorAll('[name=ticket]').length;
  await search.fill('belem');
  await expect.poll(found).toBe(1);
  await search.fill('3 de novembro');
  await expect.poll(found).toBe(1);
  await search.fill('nada');
  await expect.element(page.getByText(t('nothingFound'))).toBeVisible();
  await page.getByRole('button', { name: t('clear') }).click();
  await expect.poll(found).toBe(10);
});

it('without tickets there is no way on, but another try and help', async () => {
  await show([]);
  await expect.element(page.getByText(t('noneTitle'))).toBeVisible();
  expect(page.getByRole('button', { name: t('submit') }).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: t('help') })).toHaveAttribute('href', checkout.links.faq);
});
