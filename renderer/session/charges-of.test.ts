import { describe, expect, it } from 'vitest';
import type { PaymentAnswer, PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Charges, chargesOf } from './charges-of';

const sent: Charges = { amount: 34_800, currency: 'BRL', total: 39_468, installmentAmount: 3_289 };
const answer = { token: 'pay_1', status: 'paid', paymentProfileIds: [] } satisfies PaymentAnswer;
const status = { token: 'pay_1', status: 'paid', amount: 34_800, currency: 'BRL' } satisfies PaymentStatusAnswer;
const scheduled = { amount: 34_800, date: '2026-12-07' };

it.each<[title: string, payment: PaymentAnswer | PaymentStatusAnswer, charges: Charges]>([
  ['the sent ones where the backend states no total', answer, sent],
  ['the sent ones where the backend takes their total', { ...answer, charged: 39_468 }, sent],
  [
    'the total that the backend takes, without the sent installments',
    { ...answer, charged: 39_500 },
    { amount: 34_800, currency: 'BRL', total: 39_500 },
  ],
  [
    'the amount alone where the backend takes no interest',
    { ...answer, charged: 34_800 },
    { amount: 34_800, currency: 'BRL' },
  ],
  ['those of the status', { ...status, charged: 39_500 }, { amount: 34_800, currency: 'BRL', total: 39_500 }],
  [
    'another amount and its total',
    { ...status, amount: 30_000, charged: 31_000 },
    { amount: 30_000, currency: 'BRL', total: 31_000 },
  ],
  [
    'what comes after a trial, which takes nothing',
    { ...status, amount: 0, scheduled, charged: 0 },
    { amount: 0, currency: 'BRL', scheduled },
  ],
])('the charges of a purchase are %s', (_, payment, charges) => {
  expect(chargesOf(sent, payment)).toEqual(charges);
});

describe('the charges of a trial whose price has interest later', () => {
  const trial: Charges = { ...sent, amount: 0, scheduled };

  it.each<[title: string, payment: PaymentAnswer | PaymentStatusAnswer, charges: Charges]>([
    ['stay as sent where the backend states nothing', answer, trial],
    ['stay as sent where the backend takes nothing today', { ...answer, scheduled, charged: 0 }, trial],
    [
      'are those of the backend where it charges another amount later',
      { ...answer, scheduled: { ...scheduled, amount: 30_000 } },
      { amount: 0, currency: 'BRL', scheduled: { ...scheduled, amount: 30_000 } },
    ],
    [
      'are the amount alone where the backend has taken another one',
      { ...status, amount: 30_000 },
      { amount: 30_000, currency: 'BRL' },
    ],
  ])('%s', (_, payment, charges) => {
    expect(chargesOf(trial, payment)).toEqual(charges);
  });
});
