import { expect, it } from 'vitest';
import type { PaymentMethod } from '../schemas/generated/types';
import { listActiveMethods } from './active-methods';

const methodOf = (isActive: boolean) => ({ isActive, name: 'x', planId: { test: 't', homolog: 'h', production: 'p' } });
const payment: { methods: PaymentMethod[] } = { methods: ['credit-card', 'pix', 'bankslip'] };

it.each([
  ['all of them where nothing is switched', {}, ['credit-card', 'pix', 'bankslip']],
  ['without a bankslip that is off', { boleto: methodOf(false) }, ['credit-card', 'pix']],
  ['without a card that is off', { creditcard: methodOf(false), boleto: methodOf(true) }, ['pix', 'bankslip']],
  ['with a card beside a debit card that is off', { debitcard: methodOf(false) }, ['credit-card', 'pix', 'bankslip']],
])('an area offers its methods: %s', (_, methods, offered) => {
  expect(listActiveMethods({ payment, mz: { methods } })).toEqual(offered);
});

it.each<[title: string, methods: PaymentMethod[], offered: PaymentMethod[]]>([
  ['under the other', ['bank-slip', 'pix'], ['bankslip', 'pix']],
  ['under both', ['bank-slip', 'pix', 'bankslip'], ['bankslip', 'pix']],
])('the bank slip has two names: it is offered once where it stands %s', (_, methods, offered) => {
  expect(listActiveMethods({ payment: { methods } })).toEqual(offered);
});

it('a bank slip under its other name is switched off', () => {
  const settings = {
    payment: { methods: ['pix', 'bank-slip'] as PaymentMethod[] },
    mz: { methods: { boleto: methodOf(false) } },
  };
  expect(listActiveMethods(settings)).toEqual(['pix']);
});

it('an area without switches offers its methods', () => {
  expect(listActiveMethods({ payment })).toEqual(payment.methods);
});
