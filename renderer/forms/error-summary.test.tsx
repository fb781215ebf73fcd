import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createExampleStep } from '../../studio/create-example-step';
import { ExamplePage } from '../testing/example-page';
import { TextField } from './text-field';

const Player = createExampleStep({
  view: () => (
    <>
      <TextField name="name" label="Nome completo" autoComplete="off" />
      <TextField name="complement" label="Complemento" isOptional autoComplete="off" />
      <TextField name="registry" label="CPF ou CNPJ" autoComplete="off" />
      <TextField name="email" label="E-mail" autoComplete="off" />
      <TextField name="phone" label="Celular" autoComplete="off" />
    </>
  ),
});

const fieldErrors = {
  email: 'email',
  registry: 'registry',
  name: 'required',
  complement: 'maxLength',
  phone: 'blocked',
};

it('the error summary adds the field’s name to messages without it, in the order of the page', async () => {
  await render(<ExamplePage player={Player} templateId="lead" example={{ name: 'wrong' }} fieldErrors={fieldErrors} />);
  await expect.element(page.getByRole('region', { name: 'Falta acertar 5 campos' })).toBeInTheDocument();
  expect(
    page
      .getByRole('region', { name: 'Falta acertar 5 campos' })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Nome completo: Preencha este campo.',
    'Complemento: Use menos letras neste campo.',
    'CPF ou CNPJ: Revise este campo.',
    'Insira um email válido.',
    'Celular: Revise este campo.',
  ]);
});
