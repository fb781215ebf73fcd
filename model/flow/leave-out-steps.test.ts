import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import { leaveOutSteps } from './leave-out-steps';
import type { Step } from './resolve-step';

const manifests = readRepositoryManifests();

function flowWith(flagged: string) {
  const ids = ['lead', 'presentation', 'payment', 'success'] as const;
  const steps = ids.map((id, index) => {
    const step = makeStep(id);
    const next = ids[index + 1];
    return { ...step, ...(next && { defaultNextStepId: next }), ...(id === flagged && { flag: 'short' }) } as Step;
  });
  return makeFlow('default', ...steps);
}

it('a step whose flag is off is left out, and the step before leads to what follows', () => {
  const { steps } = leaveOutSteps(flowWith('presentation'), manifests, () => false);
  expect(steps.map(({ id, defaultNextStepId }) => [id, defaultNextStepId])).toEqual([
    ['lead', 'payment'],
    ['payment', 'success'],
    ['success', undefined],
  ]);
});

it('a flow whose flags are on is the same flow', () => {
  const flow = flowWith('presentation');
  expect(leaveOutSteps(flow, manifests, () => true)).toBe(flow);
});

it.each(['lead', 'payment', 'success'])('a step that the flow needs stays, whatever its flag: %s', (id) => {
  const flow = flowWith(id);
  expect(leaveOutSteps(flow, manifests, () => false)).toBe(flow);
});
