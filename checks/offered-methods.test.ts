import { expect, it } from 'vitest';
import { methodTraits } from '../schemas/generated/method-traits';
import type { PaymentMethod } from '../schemas/generated/types';
import { loadCatalogue } from './load-catalogue';

/** Methods of the contract that no brand sells yet. A method leaves this list with its form. */
const notOfferedYet: readonly PaymentMethod[] = ['credit-card+credit-card'];

const areas = loadCatalogue(process.cwd()).brands.flatMap(({ areas: byArea }) =>
  Object.values(byArea).map(({ area, settings }) => ({ area, methods: settings.payment.methods ?? [] })),
);

const offering = (method: PaymentMethod) => areas.filter(({ methods }) => methods.includes(method));

it('some brand offers each method of the contract, except those listed as still to come', () => {
  const missing = (Object.keys(methodTraits) as PaymentMethod[]).filter((method) => offering(method).length === 0);
  expect(missing.sort()).toEqual([...notOfferedYet].sort());
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
