import { expect, it } from 'vitest';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { actions, submit } from './video-upsell.step';

const step = { id: 'video-upsell', props: { video: { kind: 'vimeo', id: '76979871' } } } as const;

it('accepting leads to the payment of the upsell', async () => {
  expect(await submit({}, makeStepContext({ step }))).toEqual({ kind: 'next' });
});

it('a refusal of the offer skips the other steps of the upsell', async () => {
  const context = makeStepContext({ step });
  const behind = { ...context, payingSteps: { ...context.payingSteps, behindUpsellId: 'success-upsell' } };
  expect(await actions.refuse(behind)).toEqual({ kind: 'goTo', stepId: 'success-upsell' });
});
