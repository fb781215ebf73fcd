import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { choosePhoneCountry, paste } from '../testing/phone-field-page';

describe('a phone number in national format', () => {
  const ways = { typed: (_: HTMLInputElement, phone: string) => userEvent.keyboard(phone), pasted: paste };

  it.each([
    ['mz', '258841234567', '+258 84 123 4567'],
    ['gb', '07911 123456', '+44 7911 123456'],
    ['gb', '447911123456', '+44 7911 123456'],
    ['de', '0151 12345678', '+49 1511 2345678'],
    ['fr', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['fr', '33612345678', '+33 6 12 34 56 78'],
    ['ar', '011 15 2345-6789', '+54 9 11 2345 6789'],
    ['ar', '011 2345-6789', '+54 11 2345 6789'],
    ['us', '1 (202) 555-0123', '+1 202 555 0123'],
    ['ru', '8 912 345 67 89', '+7 912 345 67 89'],
  ] as const)('in %s: %s, typed or pasted, is shown as %s', async (code, phone, shown) => {
    for (const enterPhone of Object.values(ways)) {
      const { input, field, picker, unmount } = await choosePhoneCountry(code);
      await enterPhone(input, phone);
      await expect.element(field).toHaveValue(shown);
      await expect.element(picker).toHaveValue(code);
      await unmount();
    }
  });

  it.each([
    ['it', '06 1234 5678', '+39 06 1234 5678'],
    ['za', '27 865 7728', '+27 27 865 7728'],
    ['ru', '812 123 45 67', '+7 812 123 45 67'],
    ['ag', '268 464 1234', '+1 268 464 1234'],
  ] as const)('in %s: %s, typed, loses no digit: %s', async (code, phone, shown) => {
    const { field } = await choosePhoneCountry(code);
    await userEvent.keyboard(phone);
    await expect.element(field).toHaveValue(shown);
  });

  it('loses its national zero behind the country prefix', async () => {
    const { input, field } = await choosePhoneCountry('gb');
    paste(input, '+44 (0)7911 123456');
    await expect.element(field).toHaveValue('+44 7911 123456');
  });
});
