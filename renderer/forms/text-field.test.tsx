import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createExampleStep } from '../../studio/create-example-step';
import { ExamplePage } from '../testing/example-page';
import '../ui/global.styles';
import { TextField } from './text-field';

const view = () => <TextField name="email" label="E-mail" autoComplete="email" />;
const Player = createExampleStep({
  view,
  validate: Object.assign(() => false, {
    errors: [{ instancePath: '/email', keyword: 'format', params: { format: 'email' } }],
  }) as never,
});
const PleasedPlayer = createExampleStep({ view, validate: (() => true) as never });

it('an invalid field keeps its error border on hover', async () => {
  const example = { name: 'wrong', isSubmitted: true, values: { email: 'ana' } };
  const { container } = await render(<ExamplePage player={Player} templateId="lead" example={example} />);
  const field = page.getByLabelText('E-mail');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  const message = container.querySelector(`#${field.element().getAttribute('aria-describedby')}`);
  if (!message) throw new RangeError('there is no message');
  await userEvent.hover(field);
  await Promise.all(
    field
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(getComputedStyle(field.element()).borderColor).toBe(getComputedStyle(message).color);
});

it('a text longer than its field ends before the tick', async () => {
  const values = { email: 'maria.fernanda.de.albuquerque.vasconcelos@exemplo.com.br' };
  const { container } = await render(
    <ExamplePage player={PleasedPlayer} templateId="lead" example={{ name: 'long', values }} />,
  );
  const field = page.getByLabelText('E-mail').element();
  await userEvent.click(field);
  await userEvent.tab();
  await expect.poll(() => container.querySelector('input + span svg')).not.toBeNull();
  const tick = container.querySelector('input + span svg') ?? field;
  const { paddingRight, borderRightWidth, textOverflow } = getComputedStyle(field);
  const room = Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth);
  expect(room).toBeGreaterThan(field.getBoundingClientRect().right - tick.getBoundingClientRect().left);
  expect(textOverflow).toBe('ellipsis');
});

it.each([
  ['cc-exp', 'off'],
  ['cc-name', 'off'],
  ['email', 'email'],
])('a field with autocomplete %s has autocomplete %s while it has a value', async (token, filled) => {
  const CardPlayer = createExampleStep({
    view: () => <TextField name="cardHolder" label="Nome" autoComplete={token} />,
  });
  await render(<ExamplePage player={CardPlayer} templateId="lead" example={{ name: 'card' }} />);
  const field = page.getByLabelText('Nome');
  await expect.element(field).toHaveAttribute('autocomplete', token);
  await userEvent.type(field, 'A');
  await expect.element(field).toHaveAttribute('autocomplete', filled);
  await userEvent.clear(field);
  await expect.element(field).toHaveAttribute('autocomplete', token);
});
