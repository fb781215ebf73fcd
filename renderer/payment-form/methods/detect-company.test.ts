import { afterEach, expect, test, vi } from 'vitest';
import type { CardCompany } from '../../../schemas/generated/types';

const all: CardCompany[] = ['visa', 'mastercard', 'elo', 'hipercard', 'american_express', 'diners'];

afterEach(() => {
  vi.doUnmock('credit-card-type');
  vi.resetModules();
});

const detect = async (...given: [number: string, accepted: readonly CardCompany[]]) =>
  (await import('./detect-company')).detectCompany(...given);

test.each<[number: string, accepted: readonly CardCompany[], company: CardCompany | 'other' | undefined]>([
  ['', all, undefined],
  ['4', all, undefined],
  ['5555 55', all, 'mastercard'],
  ['34', all, 'american_express'],
  ['4111 11', all, 'visa'],
  ['4111 11', ['elo'], 'other'],
  ['3530 11', all, 'other'],
  ['9999 9999', all, undefined],
])('the number “%s” with the accepted companies %s is of the company %s', async (number, accepted, company) => {
  expect(await detect(number, accepted)).toBe(company);
});

test('no company is detected if the library fails to load', async () => {
  vi.doMock('credit-card-type', () => {
    throw new Error('no network');
  });
  expect(await detect('4111 1111', all)).toBeUndefined();
});
