import { expect, it } from 'vitest';
import type { PaymentMethod } from '../schemas/generated/types';
import { listActiveMethods, listMethodPlanIds } from './active-methods';

const methodOf = (isActive: boolean) => ({ isActive, name: 'x', planId: { test: 't', homolog: 'h', production: 'p' } });
const debitCard = (isActive: boolean) => ({ ...methodOf(isActive), name: 'debit-card' as const });
const payment: { methods: PaymentMethod[] } = { methods: ['credit-card', 'pix', 'bankslip'] };
const debit: { methods: PaymentMethod[] } = { methods: ['credit-card', 'debit-card'] };

it.each([
  ['all methods when no method has a switch', {}, ['credit-card', 'pix', 'bankslip']],
  ['no bank slip when it is switched off', { boleto: methodOf(false) }, ['credit-card', 'pix']],
  ['no card when it is switched off', { creditcard: methodOf(false), boleto: methodOf(true) }, ['pix', 'bankslip']],
  [
    'the card when only the debit card is switched off',
    { debitcard: debitCard(false) },
    ['credit-card', 'pix', 'bankslip'],
  ],
])('an area offers its active payment methods: %s', (_, methods, offered) => {
  expect(listActiveMethods({ payment, mz: { methods } })).toEqual(offered);
});

it.each<[title: string, methods: PaymentMethod[], offered: PaymentMethod[]]>([
  ['as bank-slip', ['bank-slip', 'pix'], ['bankslip', 'pix']],
  ['as bank-slip and as bankslip', ['bank-slip', 'pix', 'bankslip'], ['bankslip', 'pix']],
])('an area offers the bank slip once when its settings list it %s', (_, methods, offered) => {
  expect(listActiveMethods({ payment: { methods } })).toEqual(offered);
});

it('the switch "boleto" turns off a bank slip that is listed as bank-slip', () => {
  const settings = {
    payment: { methods: ['pix', 'bank-slip'] as PaymentMethod[] },
    mz: { methods: { boleto: methodOf(false) } },
  };
  expect(listActiveMethods(settings)).toEqual(['pix']);
});

it('an area without switches offers all its payment methods', () => {
  expect(listActiveMethods({ payment })).toEqual(payment.methods);
});

it.each([
  [true, ['credit-card', 'debit-card']],
  [false, ['credit-card']],
])('the switch "debitcard" at %s decides whether the debit card is offered', (isActive, offered) => {
  expect(listActiveMethods({ payment: debit, mz: { methods: { debitcard: debitCard(isActive) } } })).toEqual(offered);
});

it('the plan ids of an area’s methods are those of the environment, by method of the contract', () => {
  const mz = { methods: { creditcard: methodOf(true), boleto: methodOf(false), debitcard: debitCard(true) } };
  expect(listMethodPlanIds({ mz }, 'homolog')).toEqual({ 'credit-card': 'h', bankslip: 'h', 'debit-card': 'h' });
  expect(listMethodPlanIds({}, 'test')).toEqual({});
});
