import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { isMaskId, type MaskId, maskOptions } from './mask-patterns';
import { countryOfPhone, phoneMaskOptions } from './phone-mask';

/** Typed, pasted or filled in → what the field shows. */
const cases: Record<MaskId, [typed: string, shown: string][]> = {
  'card-number': [
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111 1111 1111 1111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['41111111111111112222', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['3700', '3700'],
    ['30569309025904', '3056 930902 5904'],
    ['3600 0000 0000 08', '3600 000000 0008'],
    ['3530111333300000', '3530 1113 3330 0000'],
    ['número 4111', '4111'],
    ['', ''],
  ],
  'card-expiry': [
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12 / 30', '12/30'],
    ['12', '12'],
    ['123', '12/3'],
    ['1', '1'],
    ['5', '05'],
    ['533', '05/33'],
    ['1/', '01/'],
    ['1/33', '01/33'],
    ['1 / 33', '01/33'],
    ['5/2033', '05/33'],
    [' 5/33', '05/33'],
    ['11/2033', '11/33'],
    ['11 / 2033', '11/33'],
    ['112033', '11/33'],
    ['11-2033', '11/33'],
    ['12/20', '12/20'],
    ['1220', '12/20'],
    ['12/203', '12/203'],
    ['12/2020', '12/20'],
    ['12/20333', '12/203'],
    ['20/33', '20/33'],
    ['00/33', '00/33'],
    ['13/33', '13/33'],
  ],
  'card-cvv': [
    ['123', '123'],
    ['1234', '1234'],
    ['12345', '1234'],
    ['1a2b3', '123'],
  ],
  cpf: [
    ['39053344705', '390.533.447-05'],
    ['390.533.447-05', '390.533.447-05'],
    ['390533447', '390.533.447'],
    ['390533447059', '390.533.447-05'],
  ],
  registry: [
    ['39053344705', '390.533.447-05'],
    ['11222333000181', '11.222.333/0001-81'],
    ['11.222.333/0001-81', '11.222.333/0001-81'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['390533447051', '39.053.344/7051'],
  ],
  'postal-code-br': [
    ['01310100', '01310-100'],
    ['01310-100', '01310-100'],
    ['01310', '01310'],
  ],
  'phone-br': [
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['11 98765 4321', '(11) 98765-4321'],
    ['119', '(11) 9'],
    ['+5511987654321', '+5511987654321'],
    ['+55 11 98765-4321', '+55 11 98765-4321'],
    ['+258 84 123 4567', '+258 84 123 4567'],
  ],
};

describe('a field shows what a buyer types or pastes', () => {
  const rows = Object.entries(cases).flatMap(([id, pairs]) =>
    pairs.map(([typed, shown]) => ({ id: id as MaskId, typed, shown })),
  );

  it.each(rows)('$id: $typed as $shown', ({ id, typed, shown }) => {
    expect(maskitoTransform(typed, maskOptions(id))).toBe(shown);
  });

  it.each(rows)('$id: $shown stays $shown', ({ id, shown }) => {
    expect(maskitoTransform(shown, maskOptions(id))).toBe(shown);
  });
});

describe('a phone of another country', () => {
  it.each([
    ['mz', '+258841234567', '+258 84 123 4567'],
    ['us', '+12025550123', '+1 202 555 0123'],
    ['pt', '+351912345678', '+351 912 345 678'],
  ])('%s: %s is shown as %s', (country, typed, shown) => {
    expect(maskitoTransform(typed, phoneMaskOptions(country))).toBe(shown);
  });

  it.each([
    ['+258841234567', 'MZ'],
    ['+55', 'BR'],
    ['+55 11 98765-4321', 'BR'],
    ['+351 912', 'PT'],
    ['+', undefined],
    ['11987654321', undefined],
  ])('a pasted %s belongs to %s', (phone, country) => {
    expect(countryOfPhone(phone)).toBe(country);
  });
});

it('an international phone is no mask of the patterns', () => {
  expect(isMaskId('phone-mz')).toBe(false);
  expect(isMaskId('toString')).toBe(false);
  expect(isMaskId('phone-br')).toBe(true);
});
