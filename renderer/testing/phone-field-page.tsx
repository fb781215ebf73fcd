import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Area } from '../../schemas/generated/types';
import { createExampleStep } from '../../studio/create-example-step';
import { PhoneField } from '../forms/phone-field';
import { typingPart } from '../forms/typing-part';
import { ExamplePage } from './example-page';

const PhonePlayer = createExampleStep({ view: () => <PhoneField name="phone" label="Celular" /> });

export async function showPhoneField(area: Area = 'BR', restored = '') {
  const example = { name: 'phone', area, values: { phone: restored } };
  const { unmount } = await render(<ExamplePage player={PhonePlayer} templateId="lead" example={example} />);
  const field = page.getByLabelText('Celular');
  return { field, input: field.element() as HTMLInputElement, picker: page.getByLabelText(/^País do tele/), unmount };
}

/** Opens the field with its mask at work. */
export async function enterPhoneField(area: Area) {
  const { loadMask } = await typingPart.preload();
  await Promise.all([loadMask('phone-br'), loadMask('phone-mz')]);
  const shown = await showPhoneField(area);
  await userEvent.click(shown.field);
  if (area === 'MZ') await expect.element(shown.field).toHaveValue('+258 ');
  return shown;
}

/** Opens the field with the mask of a chosen country at work. */
export async function choosePhoneCountry(code: string) {
  const { loadMask } = await typingPart.preload();
  await loadMask(`phone-${code}`);
  const shown = await enterPhoneField('MZ');
  await expect.poll(() => (shown.picker.element() as HTMLSelectElement).options).toHaveLength(245);
  await userEvent.selectOptions(shown.picker, code);
  await userEvent.click(shown.field);
  await expect.poll(() => shown.input.value).toBe(`${shown.input.placeholder} `);
  return shown;
}

/** Fires the events of a browser's paste; `execCommand` alone fires no event before it. */
export function paste(input: HTMLInputElement, data: string) {
  const init = { inputType: 'insertFromPaste', data, bubbles: true, cancelable: true };
  if (input.dispatchEvent(new InputEvent('beforeinput', init))) document.execCommand('insertText', false, data);
}

export function fillIn(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
