import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createExampleStep } from '../studio/create-example-step';
import { ExamplePage } from '../testing/example-page';
import { TextField } from './text-field';

const Player = createExampleStep({
  view: () => <TextField name="email" label="E-mail" autoComplete="email" />,
  validate: Object.assign(() => false, {
    errors: [{ instancePath: '/email', keyword: 'format', params: { format: 'email' } }],
  }) as never,
});

it('a field with a mistake looks wrong under the pointer too', async () => {
  const example = { name: 'wrong', isSubmitted: true, values: { email: 'ana' } };
  const { container } = await render(<ExamplePage player={Player} templateId="lead" example={example} />);
  const field = page.getByLabelText('E-mail');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  const message = container.querySelector(`#${field.element().getAttribute('aria-describedby')}`);
  if (!message) throw new RangeError('there is no message');
  await userEvent.hover(field);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(getComputedStyle(field.element()).borderColor).toBe(getComputedStyle(message).color);
});
