import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseBirthDate } from '../../schemas/api/parse-birth-date';
import { paste } from '../testing/phone-field-page';
import type { Mask } from './load-mask';
import { typingPart } from './typing-part';
import { useMask } from './use-mask';

const ignore = () => undefined;

function MaskedInput({ typed = '', mask }: { typed?: string; mask: Mask }) {
  return <input ref={useMask(mask, ignore)} defaultValue={typed} aria-label="Campo" />;
}

/** Focuses the field and waits for its mask. */
async function open(mask: Mask = 'card-expiry'): Promise<HTMLInputElement> {
  await typingPart.preload();
  const { container } = await render(<MaskedInput mask={mask} />);
  const input = container.querySelector('input');
  if (!input) throw new RangeError('there is no field');
  await userEvent.click(input);
  return input;
}

it.each([
  ['1133', ['1', '11', '11/3', '11/33']],
  ['11/33', ['1', '11', '11/', '11/3', '11/33']],
  ['11/2033', ['1', '11', '11/', '11/2', '11/20', '11/203', '11/33']],
  ['112033', ['1', '11', '11/2', '11/20', '11/203', '11/33']],
  ['12/20', ['1', '12', '12/', '12/2', '12/20']],
  ['1/33', ['1', '01/', '01/3', '01/33']],
  ['1/2033', ['1', '01/', '01/2', '01/20', '01/203', '01/33']],
  ['533', ['05', '05/3', '05/33']],
  ['5/33', ['05', '05/', '05/3', '05/33']],
  ['0533', ['0', '05', '05/3', '05/33']],
  ['13/03', ['1', '13', '13/', '13/0', '13/03']],
])('an expiry date typed as %s is formatted at each key', async (keys, shown) => {
  const input = await open();
  const seen: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    seen.push(input.value);
  }
  expect(seen).toEqual(shown);
});

it.each([
  ['5/7/1990', ['05', '05/', '05/07', '05/07/', '05/07/1', '05/07/19', '05/07/199', '05/07/1990']],
  ['05.07.90', ['0', '05', '05', '05/0', '05/07', '05/07', '05/07/9', '05/07/90']],
  ['1 1 90', ['1', '01', '01/1', '01/01', '01/01/9', '01/01/90']],
  ['31121990', ['3', '31', '31/1', '31/12', '31/12/1', '31/12/19', '31/12/199', '31/12/1990']],
])('a birth date typed as %s is formatted at each key', async (keys, shown) => {
  const input = await open('birth-date');
  const seen: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    seen.push(input.value);
  }
  expect(seen).toEqual(shown);
});

it('a birth date typed in words stays one', async () => {
  const input = await open('birth-date');
  await userEvent.keyboard('5 de julho de 1990');
  expect(parseBirthDate(input.value)).toBe('1990-07-05');
});

it('a deleted digit of a birth date can be typed again', async () => {
  const input = await open('birth-date');
  await userEvent.keyboard('31121990');
  input.setSelectionRange(0, 1);
  await userEvent.keyboard('{Delete}2');
  expect(input.value).toBe('21/12/1990');
});

it('a label that is typed before a postal code is dropped', async () => {
  const input = await open('postal-code-br');
  await userEvent.keyboard('CEP 50030230');
  expect(input.value).toBe('50030-230');
});

it.each([
  ['11/2033', '11/33'],
  ['112033', '11/33'],
  ['2033-11', '11/33'],
  ['1/33', '01/33'],
  ['5/2033', '05/33'],
  ['12/33', '12/33'],
  ['203302', '02/33'],
  ['022033', '02/33'],
  ['2033/2', '02/33'],
  ['33/02', '02/33'],
  ['02 - 33', '02/33'],
  ['2/33', '02/33'],
])('an expiry date %s, pasted over another or autofilled, becomes %s', async (date, shown) => {
  const input = await open();
  await userEvent.keyboard('1234');
  input.select();
  document.execCommand('insertText', false, date);
  expect(input.value).toBe(shown);
  input.value = date;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(input.value).toBe(shown);
});

it('the month of an expiry date can be corrected in place', async () => {
  const input = await open();
  await userEvent.keyboard('1233');
  input.setSelectionRange(0, 1);
  await userEvent.keyboard('{Delete}');
  expect(input.value).toBe('23/3');
  await userEvent.keyboard('0');
  expect(input.value).toBe('02/33');
});

it('the mask does not complete the digits that a deletion leaves', async () => {
  const input = await open();
  await userEvent.keyboard('12');
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('2');
  await userEvent.keyboard('1');
  expect(input.value).toBe('12');
});

it('the mask formats text that was typed before it loaded', async () => {
  await typingPart.preload();
  const { container } = await render(<MaskedInput mask="card-expiry" typed="533" />);
  const input = container.querySelector('input');
  await expect.poll(() => input?.value).toBe('05/33');
});

it('backspace erases an expiry date digit by digit', async () => {
  const input = await open();
  await userEvent.keyboard('5/2033{Backspace}{Backspace}{Backspace}');
  expect(input.value).toBe('0');
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('');
});

it.each([
  ['card-number', '4111', '1111111111111', '4111 1111 1111 11111'],
  ['card-number', '', '4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['card-number', '', 'cartão 4111', 'cartão 4111'],
  ['cpf', '', '529982247251', '529.982.247-251'],
  ['cpf', '529982', '24725', '529.982.247-25'],
  ['cpf', '5', '52998224725', '552.998.224-725'],
  ['card-cvv', '', '12a', '12a'],
  ['card-expiry', '', '12/2033 a', '12/2033 a'],
] as const)('a %s: after %s, a pasted %s loses no character: %s', async (mask, typed, pasted, shown) => {
  const input = await open(mask);
  if (typed !== '') await userEvent.keyboard(typed);
  paste(input, pasted);
  expect(input.value).toBe(shown);
  await userEvent.keyboard('{Backspace}');
  expect(input.value.replace(/\D/g, '')).toBe(shown.slice(0, -1).replace(/\D/g, ''));
});

it.each([
  ['card-number', '41111111111111112', '4111 1111 1111 11112', '4111 1111 1111 1111'],
  ['card-number', '4111x', '4111x', '4111'],
  ['cpf', '529982247251', '529.982.247-251', '529.982.247-25'],
  ['card-cvv', '12345', '12345', '1234'],
  ['card-cvv', '12e', '12e', '12'],
  ['postal-code-br', '013101001', '01310-1001', '01310-100'],
  ['card-expiry', '12335', '12/335', '12/33'],
] as const)('a %s: typing %s drops no character, even an invalid one: %s', async (mask, keys, shown, then) => {
  const input = await open(mask);
  await userEvent.keyboard(keys);
  expect(input.value).toBe(shown);
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe(then);
});

it('pasted full-width digits become normal digits', async () => {
  const input = await open('cpf');
  paste(input, '５２９９８２２４７２５');
  expect(input.value).toBe('529.982.247-25');
});

it('a mask that fails is left to the reports of the page, and the field takes any input', async () => {
  const rejected = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  addEventListener('unhandledrejection', rejected, { once: true });
  const input = await open('phone-no-country');
  await expect.poll(() => rejected.mock.calls.length).toBe(1);
  await userEvent.keyboard('11 98765');
  expect(input.value).toBe('11 98765');
});

it('a mask whose code does not load is no fault: the next focus requests it again', async () => {
  const rejected = vi.fn();
  addEventListener('unhandledrejection', rejected);
  vi.spyOn(typingPart, 'preload').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { container } = await render(<MaskedInput mask="card-expiry" />);
  const input = container.querySelector('input');
  input?.focus();
  input?.blur();
  await expect.poll(() => vi.mocked(typingPart.preload).mock.calls.length).toBe(1);
  await userEvent.click(input as HTMLInputElement);
  await userEvent.keyboard('533');
  await expect.poll(() => input?.value).toBe('05/33');
  expect(rejected).not.toHaveBeenCalled();
  removeEventListener('unhandledrejection', rejected);
  vi.restoreAllMocks();
});
