import { expect, it } from 'vitest';
import { methodTraits } from '../schemas/generated/method-traits';
import type { PaymentMethod } from '../schemas/generated/types';
import { loadCatalogue } from './load-catalogue';

const areas = loadCatalogue(process.cwd()).brands.flatMap(({ areas: byArea }) =>
  Object.values(byArea).map(({ area, settings }) => ({ area, methods: settings.payment.methods ?? [] })),
);

const offering = (method: PaymentMethod) => areas.filter(({ methods }) => methods.includes(method));

it('some brand offers each method of the contract', () => {
  const missing = (Object.keys(methodTraits) as PaymentMethod[]).filter((method) => offering(method).length === 0);
  expect(missing).toEqual([]);
});

it('two brands offer NuPay in Brazil; one of the brands in Mozambique offers M-Pesa and the debit card', () => {
  expect(new Set(offering('nu-pay').map(({ area }) => area))).toEqual(new Set(['BR']));
  expect(offering('nu-pay').length).toBeGreaterThanOrEqual(2);
  expect(offering('m-pesa').filter((one) => offering('debit-card').includes(one))).not.toEqual([]);
});

it('one brand in Mozambique takes the credit card alone', () => {
  const alone = areas.filter(({ area, methods }) => area === 'MZ' && methods.join() === 'credit-card');
  expect(alone).not.toEqual([]);
});
