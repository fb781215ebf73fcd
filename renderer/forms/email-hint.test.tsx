import { useMemo } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { StepFormContext } from '../contract/step-form-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { EmailHint } from './email-hint';
import { TextField } from './text-field';

function Fields() {
  const form = useForm<FieldValues>();
  const context = useMemo(() => ({ form, addSecret: ignore, holdPress: ignore }) as never, [form]);
  return (
    <CheckoutContext.Provider value={makeCheckoutView()}>
      <StepFormContext.Provider value={context}>
        <TextField name="email" label="E-mail" autoComplete="email" />
        <EmailHint name="email" />
        <button type="button">Depois</button>
      </StepFormContext.Provider>
    </CheckoutContext.Provider>
  );
}

function ignore() {}

const later = page.getByRole('button', { name: 'Depois' });

it('a likely mistake in the e-mail is mended by one press, and nothing moves', async () => {
  await render(<Fields />);
  const field = page.getByLabelText('E-mail');
  await expect.element(field).toHaveAttribute('enterkeyhint', 'next');
  await userEvent.type(field, 'ana@gmial.com');
  const before = later.element().getBoundingClientRect().top;
  await userEvent.click(later);
  const hint = page.getByRole('button', { name: 'Você quis dizer ana@gmail.com?' });
  await expect.element(hint).toBeVisible();
  expect(later.element().getBoundingClientRect().top).toBe(before);
  await userEvent.click(hint);
  await expect.element(field).toHaveValue('ana@gmail.com');
  await expect.element(field).toHaveFocus();
  await expect.element(hint).not.toBeInTheDocument();
});

it('a long address is asked about from its @ on, and typing on takes the question away', async () => {
  await render(<Fields />);
  const field = page.getByLabelText('E-mail');
  await userEvent.type(field, 'ana.maria.prado.de.souza@hotmal.com');
  await userEvent.click(later);
  const hint = page.getByRole('button', { name: 'Você quis dizer …@hotmail.com?' });
  await expect.element(hint).toBeVisible();
  await userEvent.type(field, '.br');
  await expect.element(hint).not.toBeInTheDocument();
});
