import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createExampleStep } from '../studio/create-example-step';
import { ExamplePage } from '../testing/example-page';
import { PhoneField } from './phone-field';

const PhonePlayer = createExampleStep({ view: () => <PhoneField name="phone" label="Celular" /> });

async function show() {
  await render(<ExamplePage player={PhonePlayer} templateId="lead" example={{ name: 'phone' }} />);
  return { field: page.getByLabelText('Celular'), picker: page.getByLabelText('País do telefone') };
}

it('keeps what was typed when another country is chosen, and when the choice is taken back', async () => {
  const { field, picker } = await show();
  await userEvent.fill(field, '');
  await userEvent.type(field, '11987654321');
  await vi.waitFor(() => expect.element(field).toHaveValue('(11) 98765-4321'));
  await userEvent.selectOptions(picker, 'pt');
  const digits = () => (field.element() as HTMLInputElement).value.replace(/\D/g, '');
  await vi.waitFor(() => expect(digits()).toMatch(/^351119876543/));
  await userEvent.selectOptions(picker, 'br');
  await vi.waitFor(() => expect((field.element() as HTMLInputElement).value).toMatch(/^\(11\) 9876/));
});

it('offers the countries where we sell first, then all others by name', async () => {
  const { field, picker } = await show();
  await userEvent.click(field);
  const names = () => [...(picker.element() as HTMLSelectElement).options].map(({ text }) => text);
  await vi.waitFor(() => expect(names()).toHaveLength(245));
  expect(names().slice(0, 3)).toEqual(['Brasil (+55)', 'Moçambique (+258)', 'Afeganistão (+93)']);
});

it('brings a number into its mask that was filled in before the field was touched', async () => {
  const { field } = await show();
  const input = field.element() as HTMLInputElement;
  input.value = '11987654321';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(field).toHaveValue('(11) 98765-4321');
  expect(document.activeElement).not.toBe(input);
});
