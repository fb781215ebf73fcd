import { expect, it } from 'vitest';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { submit } from './multiprofile-presentation.step';

const context = makeStepContext({
  checkout: makeCheckoutView({ brand: 'contaredonda' }),
  step: { id: 'multiprofile-presentation', props: {} },
});

it('keeps the number of people', async () => {
  expect(await submit({ quantity: '3' }, context)).toEqual({ kind: 'next', session: { profiles: { quantity: 3 } } });
});

it('refuses more people than the brand allows', async () => {
  expect(await submit({ quantity: '6' }, context)).toEqual({
    kind: 'stay',
    fieldErrors: { quantity: 'profiles-count' },
  });
});
