import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oldestDay } from '../api/oldest-day.ts';
import { isCardExpiry } from './card-expiry.ts';

const twoDigits = (part: number) => String(part % 100).padStart(2, '0');

describe('expiry date of a card', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  describe('accepts a card until its month has ended everywhere on earth', () => {
    const machines = ['UTC', 'America/Sao_Paulo', 'Africa/Maputo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const moments: [moment: string, now: string, isGood: boolean][] = [
      ['on 30 November, 23:30 in São Paulo', '2026-12-01T02:30:00Z', true],
      ['on 1 December, 00:30 in Maputo', '2026-11-30T22:30:00Z', true],
      ['on 1 December in Auckland', '2026-11-30T11:30:00Z', true],
      ['in the last second of November on Baker Island', '2026-12-01T11:59:59Z', true],
      ['in the first second of December on Baker Island', '2026-12-01T12:00:00Z', false],
      ['a year before', '2025-11-30T12:00:00Z', true],
    ];
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it.each(moments.flatMap((moment) => machines.map((zone) => [...moment, zone] as const)))(
      '%s (%s: %s), on a machine in %s',
      (_moment, now, isGood, zone) => {
        vi.stubEnv('TZ', zone);
        vi.setSystemTime(now);
        expect(isCardExpiry('11/26')).toBe(isGood);
        expect(isCardExpiry('11/2026')).toBe(isGood);
      },
    );

    it('on New Year’s Eve, for a card that expires in December', () => {
      vi.setSystemTime('2027-01-01T09:00:00Z');
      expect(isCardExpiry('12/26')).toBe(true);
      vi.setSystemTime('2027-01-01T12:00:00Z');
      expect(isCardExpiry('12/26')).toBe(false);
    });
  });

  describe('uses the date of the server that the page has stored', () => {
    it.each([
      ['two years fast', '2028-11-30T12:00:00Z'],
      ['ten years slow', '2016-11-30T12:00:00Z'],
    ])('on a phone whose clock is %s', async (_, phone) => {
      vi.resetModules();
      const rule = await import('./card-expiry.ts');
      const { keepOldestDay } = await import('../api/oldest-day.ts');
      vi.setSystemTime(phone);
      keepOldestDay('2026-11-30');
      expect(rule.isCardExpiry('11/26')).toBe(true);
      expect(rule.isCardExpiry('10/26')).toBe(false);
      expect(rule.isCardExpiry('12/36')).toBe(true);
      expect(rule.isCardExpiry('01/37')).toBe(false);
    });
  });

  it('keeps its limits on any day of purchase', () => {
    const days = fc.date({ min: new Date(2026, 0, 1), max: new Date(2199, 11, 31), noInvalidDate: true });
    fc.assert(
      fc.property(days, (now) => {
        vi.setSystemTime(now);
        const [year = 0, month = 0] = oldestDay().split('-').map(Number);
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
