import { expect, it } from 'vitest';
import { withAmount } from '../../model/money/with-amount';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { account, fewPoints, visitPoints } from '../../renderer/testing/points-visit';
import type { LiveloPaymentMethodStepProps } from '../../schemas/generated/types';
import { resume, submit } from './livelo-payment-method.step';

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

const visit = (points: typeof account | null) =>
  visitPoints<LiveloPaymentMethodStepProps>(ids, 'livelo-payment-method', { session: { points } }).context;

it('a choice is kept, and another one forgets the split', async () => {
  const mixed = { ...account, use: 'mixed' as const, used: 36_000 };
  expect(await submit({ pointsUse: 'mixed' }, visit(mixed))).toEqual({ kind: 'next', session: { points: mixed } });
  expect(await submit({ pointsUse: 'only' }, visit(mixed))).toEqual({
    kind: 'next',
    session: { points: { ...account, use: 'only' } },
  });
});

it('points that do not cover the price cannot pay it alone', async () => {
  expect(await submit({ pointsUse: 'only' }, visit(fewPoints))).toEqual({
    kind: 'stay',
    fieldErrors: { pointsUse: 'option-chosen' },
  });
});

it('a price that the points no longer reach ends on the error screen', async () => {
  const none = { ...account, points: 10, amount: 30 };
  expect(await submit({ pointsUse: 'only' }, visit(none))).toMatchObject({
    stepId: 'livelo-error',
    session: { pointsFailure: { reason: 'insufficient' } },
  });
});

it('without an account, the CPF is asked', async () => {
  expect(await submit({ pointsUse: 'only' }, visit(null))).toEqual({ kind: 'goTo', stepId: 'livelo-cpf' });
});

it.each([
  [0, { kind: 'goTo', stepId: 'payment' }],
  [1, undefined],
])('an order of %d leads here: %j', async (amount, result) => {
  const { context } = visitPoints<LiveloPaymentMethodStepProps>(ids, 'livelo-payment-method', {
    session: { points: account },
  });
  const checkout = { ...context.checkout, plans: [withAmount(makePlanSummary(), amount)] };
  expect(await resume({ ...context, checkout })).toEqual(result);
});
