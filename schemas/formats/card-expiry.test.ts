import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isCardExpiry } from './card-expiry.ts';

const twoDigits = (part: number) => String(part % 100).padStart(2, '0');

describe('expiry date of a card', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    '05/26',
    '05/2026',
    '06/26',
    '12/26',
    '01/27',
    '01/2027',
    '12/36',
    '12/2036',
    '05 / 26',
    '05 /2026',
    ' 05/ 26 ',
  ])('takes %j in May 2026', (typed) => {
    vi.setSystemTime(new Date(2026, 4, 15));
    expect(isCardExpiry(typed)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '/',
    '04/26',
    '04/2026',
    '12/25',
    '12/2025',
    '05/1926',
    '00/30',
    '13/30',
    '99/30',
    '01/37',
    '01/2037',
    '05/2126',
    '5/30',
    '05/3',
    '05/030',
    '05/20300',
    '0530',
    '05-30',
    '05 30',
    '2030-05',
    '05//30',
    '05/30/',
    '05/30/01',
    '0a/30',
    '-5/30',
    '+5/30',
    '０５/３０',
  ])('asks to check the expiry date when I type %j in May 2026', (typed) => {
    vi.setSystemTime(new Date(2026, 4, 15));
    expect(isCardExpiry(typed)).toBe(false);
  });

  it.each([
    ['its last minute', new Date(2026, 4, 31, 23, 59, 59), true],
    ['the first minute after it', new Date(2026, 5, 1), false],
    ['its first minute', new Date(2026, 4, 1), true],
  ])('holds a card good through its month: %s', (_moment, now, expected) => {
    vi.setSystemTime(now);
    expect(isCardExpiry('05/26')).toBe(expected);
  });

  it('takes a card that ends this month, today', () => {
    const now = new Date();
    expect(isCardExpiry(`${twoDigits(now.getMonth() + 1)}/${now.getFullYear()}`)).toBe(true);
  });

  it('keeps its limits whatever the day of the purchase', () => {
    // Two digits of a year cannot say which century they mean: from 2090 on, a card 10 years ahead needs four.
    const days = fc.date({ min: new Date(2026, 0, 1), max: new Date(2089, 11, 31), noInvalidDate: true });
    fc.assert(
      fc.property(days, (now) => {
        vi.setSystemTime(now);
        const year = now.getFullYear();
        const month = now.getMonth() + 1;
        for (const written of [String, twoDigits]) {
          expect(isCardExpiry(`${twoDigits(month)}/${written(year)}`)).toBe(true);
          expect(isCardExpiry(`${twoDigits(month - 1)}/${written(year)}`)).toBe(false);
          expect(isCardExpiry(`12/${written(year - 1)}`)).toBe(false);
          expect(isCardExpiry(`01/${written(year + 1)}`)).toBe(true);
          expect(isCardExpiry(`12/${written(year + 10)}`)).toBe(true);
          expect(isCardExpiry(`01/${written(year + 11)}`)).toBe(false);
        }
      }),
    );
  });
});
