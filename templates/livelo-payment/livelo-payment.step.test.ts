import { expect, it } from 'vitest';
import type { ShownMethod } from '../../renderer/contract/step-contract';
import type { SessionChanges } from '../../renderer/testing/make-session';
import { account, fewPoints, visitPoints } from '../../renderer/testing/points-visit';
import type { LiveloPaymentStepProps } from '../../schemas/generated/types';
import { resume, submit } from './livelo-payment.step';

const ids = [
  'lead',
  'payment',
  'livelo-cpf',
  'livelo-payment-method',
  'livelo-payment',
  'livelo-select-device',
  'livelo-code',
  'livelo-error',
  'success',
];
const only = { ...account, use: 'only' as const };
const mixed = { ...account, use: 'mixed' as const };
const method: ShownMethod = {
  id: 'pix',
  buildEntries: (values, { amount }) => [{ method: 'pix', amount, installments: Number(values.installments) }],
};
const typed = { points: '12.000', amount: '780,00', installments: '3', cardNumber: '4111', cardCvv: '737' };

const visit = (session: SessionChanges) => ({
  ...visitPoints<LiveloPaymentStepProps>(ids, 'livelo-payment', { session }).context,
  method,
});

it('points pay the whole price', async () => {
  const document = '390.533.447-05';
  expect(await submit({ cpf: document }, visit({ points: only }))).toEqual({
    kind: 'next',
    session: {
      points: { ...only, used: 114_000 },
      pointsPayment: { entries: [], values: { cpf: document }, document },
    },
  });
});

it('points and the card add up to the price, and the security code is not kept to fill in', async () => {
  expect(await submit(typed, visit({ points: mixed }))).toEqual({
    kind: 'next',
    session: {
      points: { ...mixed, used: 36_000 },
      pointsPayment: {
        entries: [{ method: 'pix', amount: 78_000, installments: 3 }],
        values: { points: '12.000', amount: '780,00', installments: '3', cardNumber: '4111' },
      },
    },
  });
});

it.each([
  ['too many points', { points: '38.000', amount: '0,00' }, { points: 'points-range' }],
  ['money that does not fit', { points: '12.000', amount: '100,00' }, { amount: 'points-money' }],
])('%s are refused at their field', async (_, values, fieldErrors) => {
  expect(await submit(values, visit({ points: mixed }))).toEqual({ kind: 'stay', fieldErrors });
});

it('a code that was right is not asked again', async () => {
  const token = { value: 'lvp_1', expiresAt: Date.now() + 60_000 };
  expect(await submit(typed, visit({ points: mixed, pointsPayment: { token } }))).toMatchObject({
    kind: 'goTo',
    stepId: 'livelo-code',
    session: { pointsPayment: { token } },
  });
});

it('a price that the points no longer cover leads back to the choice', async () => {
  expect(await submit({}, visit({ points: { ...fewPoints, use: 'only' } }))).toEqual({
    kind: 'goTo',
    stepId: 'livelo-payment-method',
  });
});

it('a buyer who comes back finds what was typed', async () => {
  const pointsPayment = { values: { cardNumber: '4111', cpf: '1' }, document: '2' };
  expect(await resume(visit({ points: mixed, pointsPayment }))).toEqual({
    kind: 'stay',
    values: { cpf: '1', cardNumber: '4111' },
  });
  expect(resume(visit({ points: mixed }))).toBeUndefined();
  expect(await resume(visit({ points: account }))).toEqual({ kind: 'goTo', stepId: 'livelo-payment-method' });
});
