import { maskitoTransform } from '@maskito/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isBirthDate } from '../../schemas/formats/birth-date';
import { isCardExpiry } from '../../schemas/formats/card-expiry';
import { isCardNumberFilled } from '../../schemas/formats/card-number-filled';
import { isCpf } from '../../schemas/formats/cpf';
import { isPhone } from '../../schemas/formats/phone';
import { isPostalCodeBr } from '../../schemas/formats/postal-code-br';
import { isPostalCodeMz } from '../../schemas/formats/postal-code-mz';
import { isRegistry } from '../../schemas/formats/registry';
import { loadMask, type Mask } from './load-mask';
import values from './values.json';

const rules: Readonly<Record<string, (value: string) => boolean>> = {
  'birth-date': isBirthDate,
  'card-expiry': isCardExpiry,
  'card-number-filled': isCardNumberFilled,
  cpf: isCpf,
  phone: isPhone,
  'postal-code-br': isPostalCodeBr,
  'postal-code-mz': isPostalCodeMz,
  registry: isRegistry,
};

describe('a pasted or filled-in value is shown in its usual form, which its rule takes', () => {
  beforeAll(() => {
    vi.setSystemTime('2026-05-15T12:00:00Z');
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it.each([...new Set(values.map(({ mask }) => mask))])('%s', async (mask) => {
    const rows = values.filter((row) => row.mask === mask);
    const shown = await Promise.all(
      rows.map(async ({ typed }) => maskitoTransform(typed, await loadMask(mask as Mask))),
    );
    expect(shown).toEqual(rows.map((row) => row.shown));
    expect(rows.filter(({ rule, shown: text }) => !rules[rule]?.(text))).toEqual([]);
  });
});
