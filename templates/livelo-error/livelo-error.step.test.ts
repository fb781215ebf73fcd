import { expect, it } from 'vitest';
import { visitPoints } from '../../renderer/testing/points-visit';
import type { LiveloErrorStepProps, PointsFailure } from '../../schemas/generated/types';
import { actions, submit } from './livelo-error.step';

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

const visit = (reason?: PointsFailure['reason']) =>
  visitPoints<LiveloErrorStepProps>(ids, 'livelo-error', { session: { pointsFailure: reason ? { reason } : null } })
    .context;

it.each([
  ['insufficient', 'payment'],
  ['unavailable', 'payment'],
  ['ended', 'livelo-cpf'],
  ['codes', 'livelo-cpf'],
  ['refused', 'livelo-cpf'],
  [undefined, 'livelo-cpf'],
] as const)('after %s, the main button leads to %s', async (reason, stepId) => {
  expect(await submit({}, visit(reason))).toMatchObject({ kind: 'goTo', stepId });
});

it('both ways are always open, and another try forgets the reason', async () => {
  expect(await actions.again(visit('insufficient'))).toEqual({
    kind: 'goTo',
    stepId: 'livelo-cpf',
    session: { pointsFailure: null },
  });
  expect(await actions.otherWay(visit('ended'))).toEqual({ kind: 'goTo', stepId: 'payment' });
});
