import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStepForm } from '../renderer/contract/step-form-context';
import { TextField } from '../renderer/forms/text-field';
import { ExamplePage } from '../renderer/testing/example-page';
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

it('an example’s choice overrides the default choice of the view', async () => {
  await render(
    <ExamplePage player={Player} templateId="payment" example={{ name: 'pix', values: { method: 'pix' } }} />,
  );
  await expect.element(page.getByLabelText('pix')).toBeChecked();
  await expect.element(page.getByLabelText('card')).not.toBeChecked();
});

it('an example shows an error at its field and in the summary, but no error of a missing field', async () => {
  const { container } = await render(
    <ExamplePage
      player={Player}
      templateId="payment"
      example={{ name: 'wrong' }}
      fieldErrors={{ email: 'email', cpf: 'cpf' }}
    />,
  );
  await expect.element(page.getByLabelText('E-mail')).toHaveAccessibleDescription('Insira um email válido.');
  expect([...container.querySelectorAll('[data-error-summary] a')].map((link) => link.textContent)).toEqual([
    'Insira um email válido.',
  ]);
});

/** Simulates a payment method's rules that vary by brand: one brand asks for the CPF, another for the e-mail. */
function judgeGiven(values: unknown): values is unknown {
  judgeGiven.errors = Object.keys(values as object).map((field) => ({
    instancePath: `/${field}`,
    keyword: 'format',
    params: { format: field },
  }));
  return judgeGiven.errors.length === 0;
}
judgeGiven.errors = [] as { instancePath: string; keyword: string; params: Record<string, unknown> }[];

const JudgedPlayer = createExampleStep({ view: Choice, validate: judgeGiven });

it('an example does not validate a field that the brand does not ask for', async () => {
  const example = { name: 'wrong', values: { email: 'ana@', cpf: '111.111.111-11' }, isSubmitted: true };
  const { container } = await render(<ExamplePage player={JudgedPlayer} templateId="payment" example={example} />);
  await expect.element(page.getByLabelText('E-mail')).toHaveAccessibleDescription('Insira um email válido.');
  const links = [...container.querySelectorAll('[data-error-summary] a')].map((link) => link.textContent);
  expect(links).toContain('Insira um email válido.');
  expect(links).not.toContain('Revise o CPF.');
});
