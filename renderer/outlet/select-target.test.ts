import { expect, it } from 'vitest';
import { firstStep } from '../../model/flow/resolve-step';
import type { DataPix } from '../../schemas/generated/types';
import { sellOffer } from '../checkout/sell-offer';
import type { StepResult } from '../contract/step-result';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeSession } from '../testing/make-session';
import { readRepositoryManifests } from '../testing/test-repository';
import { selectTarget } from './select-target';

const manifests = readRepositoryManifests();
const flow = makeFlow(
  'pix',
  makeStep('lead', { defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'pix' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('success'),
);
const pix = { token: 'pay_1' } as DataPix;

it.each<[string, StepResult, string | undefined]>([
  ['lead', { kind: 'next' }, 'payment'],
  ['payment', { kind: 'next', session: { pix } }, 'pix'],
  ['payment', { kind: 'goTo', stepId: 'pix', session: { pix } }, 'pix'],
  ['payment', { kind: 'next' }, 'success'],
  ['payment', { kind: 'next', session: { pix: null } }, 'success'],
  ['payment', { kind: 'goTo', stepId: 'unknown' }, 'success'],
  ['payment', { kind: 'goTo', stepId: 'lead' }, 'lead'],
  ['pix', { kind: 'next', session: { pix: null } }, 'success'],
  ['success', { kind: 'next' }, undefined],
  ['payment', { kind: 'goTo', stepId: 'payment' }, undefined],
  ['payment', { kind: 'stay' }, undefined],
  ['payment', { kind: 'leave', href: 'https://bank.example' }, undefined],
])('from %s %j leads to %s', (id, result, target) => {
  const step = flow.steps.find((one) => one.id === id) ?? firstStep(flow);
  const checkout = sellOffer({ ...makeCheckoutView(), flow }, manifests, 'main');
  expect(selectTarget(result, step, { checkout, manifests, session: makeSession() })?.id).toBe(target);
});
