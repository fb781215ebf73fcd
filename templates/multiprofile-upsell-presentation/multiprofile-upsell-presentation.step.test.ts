import { expect, it } from 'vitest';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { actions, submit } from './multiprofile-upsell-presentation.step';

const purchase: PurchasedPlan = {
  token: 'pay_1',
  planId: 'yearly-1',
  planName: 'Plano anual',
  amount: 104_400,
  currency: 'BRL',
  method: 'credit-card',
  status: 'paid',
  items: [{ kind: 'profiles', quantity: 3 }],
};
const context = makeStepContext({
  session: makeSession({ leadId: 'lead_1', purchase, profiles: { quantity: 3, extra: 4 } }),
  step: { id: 'multiprofile-upsell-presentation', props: { maxProfiles: 4 } },
  payingSteps: {
    moneyStepIds: [],
    paymentStepId: undefined,
    pixStepId: undefined,
    waitingStepId: undefined,
    behindUpsellId: 'receipt',
  },
});

it('accepting keeps the people to add beside those already bought', async () => {
  expect(await submit({ quantity: '2' }, context)).toEqual({
    kind: 'next',
    session: { profiles: { quantity: 3, extra: 2 } },
  });
});

it('refuses more people than the step allows', async () => {
  expect(await submit({ quantity: '5' }, context)).toMatchObject({ fieldErrors: { quantity: 'profiles-count' } });
});

it('refusing adds nobody and leads to the receipt', async () => {
  expect(await actions.refuse(context)).toEqual({
    kind: 'goTo',
    stepId: 'receipt',
    session: { profiles: { quantity: 3 } },
  });
});
