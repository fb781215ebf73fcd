import { useMemo } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Order } from '../../../../model/money/select-order';
import { validate } from '../../../../schemas/generated/forms/method-credit-card+credit-card.mjs';
import type { FormValidator } from '../../../../schemas/generated/validator';
import { CheckoutContext } from '../../../checkout/checkout-context';
import { StepFormContext, validationModes } from '../../../contract/step-form-context';
import { createResolver } from '../../../forms/create-resolver';
import { makeCheckoutView } from '../../../testing/make-checkout-view';
import { makeOrder } from '../../../testing/make-order';
import { makeInstallment, makePlanSummary } from '../../../testing/make-plan-summary';
import { findErrors } from './credit-card+credit-card.rules';
import { CreditCardCreditCardFields } from './credit-card+credit-card.view';

const checkout = makeCheckoutView();

interface FieldsProps {
  order: Order;
  seen: { form?: UseFormReturn<FieldValues>; secrets?: string[] };
}

function Fields({ order, seen }: FieldsProps) {
  const resolver = useMemo(
    () =>
      createResolver(
        () => [validate as FormValidator<unknown>],
        checkout.messages,
        (values) => findErrors(values, order),
      ),
    [order],
  );
  const form = useForm<FieldValues>({ ...validationModes, resolver });
  seen.form = form;
  const context = useMemo(
    () => ({
      form,
      setMethod: () => undefined,
      addSecret: (field: string) => {
        seen.secrets = [...(seen.secrets ?? []), field];
      },
      expectMethod: () => undefined,
      expectRules: () => () => undefined,
      setRules: () => () => undefined,
      holdPress: () => undefined,
    }),
    [form, seen],
  );
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepFormContext.Provider value={context}>
        <CreditCardCreditCardFields order={order} />
      </StepFormContext.Provider>
    </CheckoutContext.Provider>
  );
}

const card = (name: string) => page.getByRole('group', { name });
const amountOf = (name: string) => card(name).getByRole('textbox', { name: /^Valor neste cartão/ });
const first = '1º cartão';
const second = '2º cartão';

describe('the form of two cards', () => {
  it('begins with a half on each card and says so', async () => {
    await render(<Fields order={makeOrder()} seen={{}} />);
    await expect.element(amountOf(first)).toHaveValue('570,00');
    await expect.element(amountOf(second)).toHaveValue('570,00');
    await expect.element(page.getByRole('status')).toHaveTextContent('R$ 570,00 no 1º cartão + R$ 570,00 no 2º');
  });

  it.each([
    [first, second],
    [second, first],
  ])('moves the other amount when I edit that of the %s', async (edited, other) => {
    await render(<Fields order={makeOrder()} seen={{}} />);
    await expect.element(amountOf(edited)).toHaveValue('570,00');
    await userEvent.fill(amountOf(edited), '500');
    await expect.element(amountOf(other)).toHaveValue('640,00');
    await expect.element(amountOf(edited)).toHaveValue('500');
    await userEvent.tab();
    await expect.element(amountOf(edited)).toHaveValue('500,00');
  });

  it.each([
    ['0', 'Digite o valor que este cartão paga, a partir de 0,01.'],
    ['1.140,00', 'O valor precisa ser menor que o total: o outro cartão paga uma parte.'],
    ['2000', 'O valor precisa ser menor que o total: o outro cartão paga uma parte.'],
  ])('refuses %s with clear words and moves nothing', async (typed, message) => {
    await render(<Fields order={makeOrder()} seen={{}} />);
    await expect.element(amountOf(second)).toHaveValue('570,00');
    await userEvent.fill(amountOf(second), typed);
    await userEvent.tab();
    await expect.element(amountOf(second)).toHaveAccessibleDescription(message);
    await expect.element(amountOf(first)).toHaveValue('570,00');
    await expect.element(page.getByRole('status')).toHaveTextContent('R$ 570,00 no 1º cartão + R$ 570,00 no 2º');
  });

  it('keeps the proportion when the total changes, and tells it', async () => {
    const seen = {};
    const screen = await render(<Fields order={makeOrder()} seen={seen} />);
    await userEvent.fill(amountOf(first), '285');
    await expect.element(amountOf(second)).toHaveValue('855,00');
    await screen.rerender(<Fields order={makeOrder(makePlanSummary({ amount: 100_000 }))} seen={seen} />);
    await expect.element(amountOf(first)).toHaveValue('250,00');
    await expect.element(amountOf(second)).toHaveValue('750,00');
    await expect.element(page.getByRole('status')).toHaveTextContent('O total mudou');
  });

  it('offers each card the installments of its part', async () => {
    const plan = makePlanSummary({ installments: [makeInstallment(1, 114_000), makeInstallment(12, 114_000)] });
    await render(<Fields order={makeOrder(plan)} seen={{}} />);
    await userEvent.fill(amountOf(first), '120');
    const choice = card(first).getByRole('combobox', { name: 'Parcelas' });
    await expect.element(choice.getByRole('option', { name: /12x de R\$\s10,00/ })).toBeInTheDocument();
    const other = card(second).getByRole('combobox', { name: 'Parcelas' });
    await expect.element(other.getByRole('option', { name: /12x de R\$\s85,00/ })).toBeInTheDocument();
  });

  describe('with interest', () => {
    const price = 34_800;
    const installments = [
      makeInstallment(1, price),
      makeInstallment(6, price),
      makeInstallment(12, price, { tax: 4_668, totalValue: price + 4_668, value: 3_289 }),
    ];
    const order = makeOrder(makePlanSummary({ amount: price, installments }));
    const summary = () => page.getByRole('status');

    it('says what the amounts leave out, and begins without interest', async () => {
      await render(<Fields order={order} seen={{}} />);
      const field = amountOf(second);
      await expect.element(field).toHaveAccessibleName('Valor neste cartão (R$ sem juros)');
      await expect
        .element(field)
        .toHaveAccessibleDescription(/^O total é R\$\s348,00 sem juros\. O outro cartão paga o resto\.$/);
      await expect.element(summary()).toHaveTextContent(/^R\$ 174,00 no 1º cartão \+ R\$ 174,00 no 2º$/);
    });

    it.each([
      [['12', '12'], 'R$ 197,34 no 1º cartão + R$ 197,34 no 2ºInclui R$ 46,68 de juros.'],
      [['12', '6'], 'R$ 197,34 no 1º cartão + R$ 174,00 no 2ºInclui R$ 23,34 de juros.'],
      [['1', '12'], 'R$ 174,00 no 1º cartão + R$ 197,34 no 2ºInclui R$ 23,34 de juros.'],
      [['6', '1'], 'R$ 174,00 no 1º cartão + R$ 174,00 no 2º'],
    ])('sums up what each card pays in %j installments', async ([one = '', other = ''], words) => {
      await render(<Fields order={order} seen={{}} />);
      await userEvent.selectOptions(card(first).getByRole('combobox', { name: 'Parcelas' }), one);
      await userEvent.selectOptions(card(second).getByRole('combobox', { name: 'Parcelas' }), other);
      await expect.poll(() => summary().element().textContent?.replaceAll('\u00a0', ' ')).toBe(words);
    });
  });

  it('begins with the only choice of installments on each card, and offers no other', async () => {
    await render(
      <Fields order={makeOrder(makePlanSummary({ installments: [makeInstallment(1, 114_000)] }))} seen={{}} />,
    );
    await expect.element(amountOf(first)).toHaveValue('570,00');
    expect(page.getByRole('combobox', { name: 'Parcelas' }).elements()).toEqual([]);
  });

  it('forgets an error of the second card’s amount as soon as the first makes it right', async () => {
    await render(<Fields order={makeOrder()} seen={{}} />);
    await expect.element(amountOf(second)).toHaveValue('570,00');
    await userEvent.fill(amountOf(second), '2000');
    await userEvent.tab();
    await expect.element(amountOf(second)).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(amountOf(first), '500');
    await expect.element(amountOf(second)).toHaveValue('640,00');
    await expect.element(amountOf(second)).toHaveAttribute('aria-invalid', 'false');
  });

  it('names the second card’s fields with `card2.`, fills it in as a card of its own, and keeps no code', async () => {
    const seen: FieldsProps['seen'] = {};
    const { container } = await render(<Fields order={makeOrder()} seen={seen} />);
    const names = [...container.querySelectorAll('[name^="card2."]')].map((control) => control.getAttribute('name'));
    expect(names).toEqual([
      'card2.amount',
      'card2.cardNumber',
      'card2.cardCompany',
      'card2.cardHolder',
      'card2.cardExpiry',
      'card2.cardCvv',
      'card2.installments',
    ]);
    const number = container.querySelector('[name="card2.cardNumber"]');
    expect(number?.getAttribute('autocomplete')).toBe('section-card2 cc-number');
    expect(seen.secrets).toEqual(expect.arrayContaining(['cardCvv', 'card2.cardCvv']));
  });

  it('shows a wrong number of the second card at the second card only', async () => {
    await render(<Fields order={makeOrder()} seen={{}} />);
    const number = (name: string) => card(name).getByRole('textbox', { name: 'Número do cartão' });
    await userEvent.fill(number(second), '4111 1111 1111 1112');
    await userEvent.tab();
    await expect.element(number(second)).toHaveAccessibleDescription('Revise o número do cartão.');
    await expect.element(number(first)).not.toHaveAttribute('aria-invalid', 'true');
  });
});
