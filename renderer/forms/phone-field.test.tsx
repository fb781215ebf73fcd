import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrames } from '../testing/next-frames';
import { choosePhoneCountry, enterPhoneField, fillIn, paste, showPhoneField } from '../testing/phone-field-page';
import { typingPart } from './typing-part';

/** Waits until the field has handled the value. */
async function settle() {
  const { loadMask } = await typingPart.preload();
  await Promise.all([loadMask('phone-it'), loadMask('phone-pt')]);
  await nextFrames();
  await new Promise((resolve) => setTimeout(resolve));
}

it('the phone field keeps the typed digits when I choose another country and switch back', async () => {
  const { field, picker } = await showPhoneField();
  await userEvent.fill(field, '');
  await userEvent.type(field, '11987654321');
  await expect.element(field).toHaveValue('(11) 98765-4321');
  await userEvent.selectOptions(picker, 'pt');
  await expect.element(field).toHaveValue('+351 11987654321');
  await userEvent.selectOptions(picker, 'br');
  await expect.element(field).toHaveValue('(11) 98765-4321');
});

it('the country list shows the same border on hover as the phone field', async () => {
  const { field, picker } = await showPhoneField();
  const edgeUnder = async (control: typeof field, edge: Element | null) => {
    await userEvent.hover(control);
    await Promise.all((edge ?? document.body).getAnimations().map(({ finished }) => finished));
    return getComputedStyle(edge ?? document.body).borderColor;
  };
  const atRest = getComputedStyle(field.element()).borderColor;
  const hovered = await edgeUnder(field, field.element());
  expect(hovered).not.toBe(atRest);
  expect(await edgeUnder(picker, picker.element().parentElement)).toBe(hovered);
});

it('the country list starts with the countries where we sell, then lists all others by name', async () => {
  const { field, picker } = await showPhoneField();
  await userEvent.click(field);
  const names = () => [...(picker.element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(names).toHaveLength(245);
  expect(names().slice(0, 3)).toEqual(['Brasil (+55)', 'Moçambique (+258)', 'Afeganistão (+93)']);
});

it('the phone field formats a number that was autofilled before I focused the field', async () => {
  const { field } = await showPhoneField();
  const input = field.element() as HTMLInputElement;
  input.value = '11987654321';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(field).toHaveValue('(11) 98765-4321');
  expect(document.activeElement).not.toBe(input);
});

type Way = (input: HTMLInputElement, phone: string) => void | Promise<void>;

/** Rows of one way. By day each row is entered in one of the ways, in turn. */
function takeTurn<Row>(ways: Readonly<Record<string, Way>>, way: string, rows: readonly Row[]): Row[] {
  const names = Object.keys(ways);
  return rows.filter((_, index) => process.env.NIGHTLY || names[index % names.length] === way);
}

const ways: Record<string, Way> = {
  'pasted into the empty field': paste,
  'typed into the empty field': (_, phone) => userEvent.keyboard(phone),
  'typed over another number': async (input, phone) => {
    await userEvent.keyboard('841234567');
    input.select();
    await userEvent.keyboard(phone);
  },
  'filled in': fillIn,
};

describe.each(Object.entries(ways))('a number %s', (way, enterPhone) => {
  it.each(
    takeTurn(ways, way, [
      ['MZ', '+27 82 123 4567', 'za', '+27 82 123 4567'],
      ['MZ', '+5511987654321', 'br', '+5511987654321'],
      ['MZ', '0027821234567', 'za', '+27 82 123 4567'],
      ['MZ', '+258841234567', 'mz', '+258 84 123 4567'],
      ['MZ', '00258841234567', 'mz', '+258 84 123 4567'],
      ['BR', '+27 82 123 4567', 'za', '+27 82 123 4567'],
      ['BR', '5591987654321', 'br', '(91) 98765-4321'],
      ['BR', '05591987654321', 'br', '(91) 98765-4321'],
      ['BR', '011987654321', 'br', '(11) 98765-4321'],
      ['BR', '55999123456', 'br', '(55) 99912-3456'],
    ] as const),
  )('in %s: %s chooses the country %s and is shown as %s', async (area, phone, code, shown) => {
    const { input, field, picker } = await enterPhoneField(area);
    await enterPhone(input, phone);
    await expect.element(picker).toHaveValue(code);
    await expect.element(field).toHaveValue(shown);
    expect(input.selectionStart).toBe(shown.length);
  });
});

it.each([
  ['MZ', '84 123 4567', 'mz', '+258 84 123 4567'],
  ['MZ', '(11) 98765-4321', 'br', '(11) 98765-4321'],
  ['MZ', '5511987654321', 'br', '(11) 98765-4321'],
  ['MZ', '(11) 3456-7890', 'mz', '(11) 3456-7890'],
  ['MZ', '+258 11 98765-4321', 'mz', '+258 11 98765-4321'],
  ['MZ', '123', 'mz', '+258 123'],
  ['BR', '119876543210', 'br', '(11) 98765-43210'],
  ['BR', '258841234567 Ana', 'br', '258841234567 Ana'],
] as const)('in %s: %s, pasted, chooses the country %s and loses no digit: %s', async (area, phone, code, shown) => {
  const { input, field, picker } = await enterPhoneField(area);
  paste(input, phone);
  await expect.element(picker).toHaveValue(code);
  await expect.element(field).toHaveValue(shown);
});

it('the phone field keeps all digits of a pasted number that is too long for the chosen country', async () => {
  const { input, field, picker } = await enterPhoneField('MZ');
  await userEvent.selectOptions(picker, 'dk');
  await expect.element(field).toHaveValue('+45 ');
  paste(input, '912 345 678');
  await expect.element(field).toHaveValue('912 345 678');
});

it.each([
  ['MZ', '+27 82 123 4567', 'za', '+27 82 123 4567'],
  ['MZ', '(11) 98765-4321', 'br', '(11) 98765-4321'],
  ['MZ', '841234567', 'mz', '+258 84 123 4567'],
  ['BR', '+258 84 123 4567', 'mz', '+258 84 123 4567'],
  ['BR', '5511987654321', 'br', '(11) 98765-4321'],
  ['BR', '258841234567', 'mz', '+258 84 123 4567'],
] as const)('in %s: a stored %s, once focused, chooses %s and is shown as %s', async (area, phone, code, shown) => {
  const { field, picker } = await showPhoneField(area, phone);
  await userEvent.click(field);
  await expect.element(picker).toHaveValue(code);
  await expect.element(field).toHaveValue(shown);
});

it('a number that was autofilled before I focused the field chooses its country', async () => {
  const { input, field, picker } = await showPhoneField('MZ');
  fillIn(input, '+27821234567');
  await expect.element(field).toHaveValue('+27 82 123 4567');
  await expect.element(picker).toHaveValue('za');
});

it('typing over only the prefix changes the country and leaves the caret behind the prefix', async () => {
  const { input, field, picker } = await enterPhoneField('MZ');
  await userEvent.keyboard('912345678');
  input.setSelectionRange(1, 4);
  for (const key of '351') {
    await userEvent.keyboard(key);
    await settle();
  }
  await expect.element(picker).toHaveValue('pt');
  await expect.element(field).toHaveValue('+351 912 345 678');
  expect(input.selectionStart).toBe('+351 '.length);
});

it.each([
  ['BR', '11', '987654321', '(11) 98765-4321'],
  ['BR', '11987654321', '98765', '(11) 98765-432198765'],
  ['BR', '84', '11987654321', '(11) 98765-4321'],
  ['MZ', '84', '1234567', '+258 84 123 4567'],
  ['MZ', '841234567', '84123', '+258 84 123 456784123'],
  ['MZ', '841234567', '11987654321', '(11) 98765-4321'],
] as const)('in %s: after %s, a pasted %s gives %s', async (area, typed, pasted, shown) => {
  const { input, field } = await enterPhoneField(area);
  await userEvent.keyboard(typed);
  paste(input, pasted);
  await expect.element(field).toHaveValue(shown);
});

it.each([
  ['BR', '119876543210', '(11) 98765-43210', '(11) 98765-432'],
  ['BR', '119876a', '119876a', '(11) 987'],
  ['MZ', '8412345678', '+258 84 123 45678', '+258 84 123 456'],
] as const)(
  'in %s: typing %s keeps every character, even beyond a valid number: %s',
  async (area, keys, shown, then) => {
    const { field } = await enterPhoneField(area);
    await userEvent.keyboard(keys);
    await expect.element(field).toHaveValue(shown);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(field).toHaveValue(then);
  },
);

const atOnce = { pasted: paste, 'filled in': fillIn };

describe.each(Object.entries(atOnce))('an international number %s without its +', (way, enterPhone) => {
  it.each(
    takeTurn(atOnce, way, [
      ['BR', '258841234567', 'mz', '+258 84 123 4567'],
      ['BR', '351 912 345 678', 'pt', '+351 912 345 678'],
      ['BR', '27821234567', 'za', '+27 82 123 4567'],
      ['BR', '12025550123', 'us', '+1 202 555 0123'],
      ['BR', '5491123456789', 'ar', '+54 9 11 2345 6789'],
      ['BR', '34912345678', 'br', '(34) 91234-5678'],
      ['BR', '２５８８４１２３４５６７', 'mz', '+258 84 123 4567'],
      ['MZ', '5511987654321', 'br', '(11) 98765-4321'],
      ['MZ', '351912345678', 'pt', '+351 912 345 678'],
      ['MZ', '12025550123', 'us', '+1 202 555 0123'],
      ['MZ', '841234567', 'mz', '+258 84 123 4567'],
    ] as const),
  )('in %s: %s belongs to the country %s and is shown as %s', async (area, phone, code, shown) => {
    const { input, field, picker } = await enterPhoneField(area);
    enterPhone(input, phone);
    await expect.element(field).toHaveValue(shown);
    await expect.element(picker).toHaveValue(code);
  });
});

it('a foreign number that I type digit by digit without its + does not change the country', async () => {
  const { field, picker } = await enterPhoneField('BR');
  await userEvent.keyboard('27821234567');
  await settle();
  await expect.element(field).toHaveValue('(27) 82123-4567');
  await expect.element(picker).toHaveValue('br');
});

it('the phone field keeps its prefix when I erase the number, and starts over with a +', async () => {
  const { field, picker } = await enterPhoneField('MZ');
  await userEvent.keyboard('84{Backspace}{Backspace}{Backspace}');
  await expect.element(field).toHaveValue('+258 ');
  await userEvent.keyboard('+351912345678');
  await expect.element(picker).toHaveValue('pt');
  await expect.element(field).toHaveValue('+351 912 345 678');
});

it('the phone field shows a tick after I leave it with a valid number', async () => {
  const { field, input } = await enterPhoneField('BR');
  const tick = () => input.parentElement?.querySelector('svg') ?? null;
  await userEvent.keyboard('11987654321');
  await expect.element(field).toHaveValue('(11) 98765-4321');
  expect(tick()).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.poll(tick).not.toBeNull();
});

describe('the country that a number has chosen is reset', () => {
  const eraseOneByOne = async (input: HTMLInputElement) => {
    for (const _ of input.value.replace(/^\+\d+ |\D/g, '')) await userEvent.keyboard('{Backspace}');
  };
  const erase: Record<string, (input: HTMLInputElement) => void | Promise<void>> = {
    'at once': async (input) => {
      input.select();
      await userEvent.keyboard('{Backspace}');
    },
    'digit by digit': eraseOneByOne,
    'by autofill': (input) => fillIn(input, ''),
  };

  it.each(
    Object.keys(erase).flatMap((way) => [
      ['BR', way, 'br', '', '11987654321', '(11) 98765-4321'] as const,
      ['MZ', way, 'mz', '+258 ', '841234567', '+258 84 123 4567'] as const,
    ]),
  )('in %s, when the number is erased %s, to %s', async (area, way, code, left, next, shown) => {
    const { input, field, picker } = await enterPhoneField(area);
    paste(input, '+351 912 345 678');
    await expect.element(picker).toHaveValue('pt');
    await expect.element(field).toHaveValue('+351 912 345 678');
    await settle();
    await erase[way]?.(input);
    await expect.element(picker).toHaveValue(code);
    if (way !== 'by autofill') await expect.element(field).toHaveValue(left);
    await settle();
    await userEvent.keyboard(next);
    await expect.element(field).toHaveValue(shown);
  });

  it('when the field is left without a number', async () => {
    const { field, picker } = await enterPhoneField('BR');
    await userEvent.keyboard('+351');
    await expect.element(field).toHaveValue('+351 ');
    await settle();
    await expect.element(picker).toHaveValue('pt');
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('');
    await expect.element(picker).toHaveValue('br');
  });

  it('to the country that I chose myself, which stays without a number', async () => {
    const { input, field, picker } = await choosePhoneCountry('pt');
    await userEvent.keyboard('912');
    await eraseOneByOne(input);
    await settle();
    await expect.element(field).toHaveValue('+351 ');
    await expect.element(picker).toHaveValue('pt');
    paste(input, '+27 82 123 4567');
    await expect.element(picker).toHaveValue('za');
    await settle();
    input.select();
    await userEvent.keyboard('{Backspace}');
    await expect.element(picker).toHaveValue('pt');
    await expect.element(field).toHaveValue('+351 ');
  });
});

describe('the country list', () => {
  async function open(typed: string) {
    const shown = await enterPhoneField('BR');
    if (typed !== '') await userEvent.keyboard(typed);
    const select = shown.picker.element() as HTMLSelectElement;
    await expect.poll(() => select.options).toHaveLength(245);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(select);
    return { ...shown, select };
  }

  function press(select: HTMLSelectElement) {
    select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  }

  it('keeps the focus while I switch countries by keyboard, and the number keeps all its digits', async () => {
    const { field, select } = await open('11987654321');
    for (const [key, code, shown] of [
      ['{ArrowDown}', 'mz', '+258 11987654321'],
      ['{ArrowDown}', 'af', '+93 11987654321'],
      ['{ArrowUp}', 'mz', '+258 11987654321'],
      ['{ArrowUp}', 'br', '(11) 98765-4321'],
      ['Portu', 'pt', '+351 11987654321'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(select.value).toBe(code);
      await expect.element(field).toHaveValue(shown);
      expect(document.activeElement).toBe(select);
    }
  });

  it('moves the focus to the number after I choose with the pointer', async () => {
    const { input, picker, select } = await open('11987654321');
    press(select);
    await userEvent.selectOptions(picker, 'pt');
    expect(document.activeElement).toBe(input);
  });

  it('keeps the focus when I open it with the pointer and choose by keyboard', async () => {
    const { select } = await open('11987654321');
    press(select);
    await userEvent.keyboard('{ArrowDown}');
    expect(select.value).toBe('mz');
    expect(document.activeElement).toBe(select);
  });

  it('writes no prefix into an empty phone field until I focus the field', async () => {
    const { field, select } = await open('');
    await userEvent.keyboard('{ArrowDown}');
    expect(select.value).toBe('mz');
    await settle();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('placeholder', '+258');
    await userEvent.click(field);
    await expect.element(field).toHaveValue('+258 ');
  });
});
