import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStepForm } from '../forms/step-form-context';
import { TextField } from '../forms/text-field';
import { ExamplePage } from '../testing/example-page';
import { createExampleStep } from './create-example-step';

function Choice() {
  const { form } = useStepForm();
  return (
    <>
      <h1>Como você quer pagar?</h1>
      {['card', 'pix'].map((id) => (
        <label key={id}>
          <input type="radio" value={id} defaultChecked={id === 'card'} {...form.register('method')} />
          {id}
        </label>
      ))}
      <TextField name="email" label="E-mail" autoComplete="off" />
    </>
  );
}

const Player = createExampleStep({ view: Choice });

const ErrorPlayer = () => (
  <Player
    step={{ id: 'payment', templateId: 'payment' }}
    example={{ name: 'wrong' }}
    fieldErrors={{ email: 'email', cpf: 'cpf' }}
  />
);

it('what the example has chosen is chosen, whatever the view begins with', async () => {
  await render(
    <ExamplePage player={Player} templateId="payment" example={{ name: 'pix', values: { method: 'pix' } }} />,
  );
  await expect.element(page.getByLabelText('pix')).toBeChecked();
  await expect.element(page.getByLabelText('card')).not.toBeChecked();
});

it('a message is shown at its field and in the summary; that of a field that is not there is not', async () => {
  const { container } = await render(
    <ExamplePage player={ErrorPlayer} templateId="payment" example={{ name: 'wrong' }} />,
  );
  await expect.element(page.getByLabelText('E-mail')).toHaveAccessibleDescription('Insira um email válido.');
  expect([...container.querySelectorAll('[data-error-summary] a')].map((link) => link.textContent)).toEqual([
    'Insira um email válido.',
  ]);
});
