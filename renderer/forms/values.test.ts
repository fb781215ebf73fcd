import { maskitoTransform } from '@maskito/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAddressDistrict } from '../../schemas/formats/address-district';
import { isAddressStreet } from '../../schemas/formats/address-street';
import { isBirthDate } from '../../schemas/formats/birth-date';
import { isCardAmount } from '../../schemas/formats/card-amount';
import { isCardExpiry } from '../../schemas/formats/card-expiry';
import { isCardHolder } from '../../schemas/formats/card-holder';
import { isCardNumberFilled } from '../../schemas/formats/card-number-filled';
import { isCpf } from '../../schemas/formats/cpf';
import { isEmail } from '../../schemas/formats/email';
import { isFullName } from '../../schemas/formats/full-name';
import { isMPesaNumber } from '../../schemas/formats/m-pesa-number';
import { isNameLetters } from '../../schemas/formats/name-letters';
import { isPhone } from '../../schemas/formats/phone';
import { isPostalCodeBr } from '../../schemas/formats/postal-code-br';
import { isPostalCodeMz } from '../../schemas/formats/postal-code-mz';
import { isRegistry } from '../../schemas/formats/registry';
import type { Messages } from '../../schemas/generated/types';
import { createResolver } from './create-resolver';
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
  'full-name': isFullName,
  'name-letters': isNameLetters,
  email: isEmail,
  'card-amount': isCardAmount,
  'm-pesa-number': isMPesaNumber,
  'card-holder': isCardHolder,
  'address-street': isAddressStreet,
  'address-district': isAddressDistrict,
};

describe('a pasted or filled-in value is shown in its usual form, which its rule takes', () => {
  beforeAll(() => {
    vi.setSystemTime('2026-05-15T12:00:00Z');
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  const masks = [...new Set(values.map(({ mask }) => mask).filter((mask) => mask !== ''))];
  it.each(masks)('%s', async (mask) => {
    const rows = values.filter((row) => row.mask === mask);
    const shown = await Promise.all(
      rows.map(async ({ typed }) => maskitoTransform(typed, (await loadMask(mask as Mask))())),
    );
    expect(shown).toEqual(rows.map((row) => row.shown));
    expect(rows.filter(({ rule, shown: text }) => !rules[rule]?.(text))).toEqual([]);
  });
});

describe('a value of a field without a mask is sent in its usual form, which its rule takes', () => {
  const rows = values.filter(({ mask }) => mask === '');
  it.each(rows)('$rule: $typed', async ({ rule, typed, shown }) => {
    const resolve = createResolver(() => [], {} as Messages);
    const { values: sent } = await resolve({ typed }, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(sent).toEqual({ typed: shown });
    expect(rules[rule]?.(shown)).toBe(true);
  });
});
