import { describe, expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import type { StepPlan } from '../../schemas/generated/types';
import { selectPlanOfStep } from './select-plan-of-step';

const plans = [
  makePlanSummary({ id: 'monthly', planType: 'monthly' }),
  makePlanSummary({ id: 'yearly', planType: 'yearly' }),
  makePlanSummary({ id: 'yearly-2', planType: 'yearly' }),
];

interface Wanted {
  search?: string;
  selectedPlanId?: string | null;
  /** Plans that steps of the flow name, by step id. */
  named?: Record<string, StepPlan>;
}

function planOf(stepId: 'lead' | 'payment' | 'pix', { search = '', selectedPlanId = null, named = {} }: Wanted) {
  const steps = (['lead', 'payment', 'pix'] as const).map((id) =>
    makeStep(id, named[id] === undefined ? {} : { props: { plan: named[id] } }),
  );
  const flow = makeFlow('default', ...steps);
  const step = flow.steps.find(({ id }) => id === stepId) ?? makeStep(stepId);
  return selectPlanOfStep(
    { plans, flow, search },
    makeSession({ selectedPlan: selectedPlanId === null ? null : { planId: selectedPlanId } }),
    step,
  )?.id;
}

describe('the plan of a step', () => {
  it.each<[title: string, wanted: Wanted, id: string]>([
    ['the first without a wish', {}, 'monthly'],
    ["the offer's", { search: 'oferta=yearly-2' }, 'yearly-2'],
    ["the step's plan", { named: { payment: { planId: 'yearly-2' } } }, 'yearly-2'],
    ["the step's type", { named: { payment: { planType: 'yearly' } } }, 'yearly'],
    [
      "the step's plan before its type",
      { named: { payment: { planId: 'yearly-2', planType: 'monthly' } } },
      'yearly-2',
    ],
    ['the one that the lead was sent with', { selectedPlanId: 'yearly-2' }, 'yearly-2'],
    [
      "the offer's, before what the step names and the choice",
      { search: 'oferta=yearly-2', named: { payment: { planId: 'yearly' } }, selectedPlanId: 'monthly' },
      'yearly-2',
    ],
    [
      "the step's type, before the choice",
      { named: { payment: { planType: 'yearly' } }, selectedPlanId: 'monthly' },
      'yearly',
    ],
    ["an earlier step's", { named: { lead: { planId: 'yearly-2' } } }, 'yearly-2'],
    [
      "its own before an earlier step's",
      { named: { lead: { planId: 'yearly-2' }, payment: { planId: 'yearly' } } },
      'yearly',
    ],
    ["never a later step's", { named: { pix: { planId: 'yearly-2' } } }, 'monthly'],
    [
      "the step's plan when the offer is gone",
      { search: 'oferta=gone', named: { payment: { planId: 'yearly' } } },
      'yearly',
    ],
    [
      'the first when nothing fits',
      { search: 'oferta=gone', named: { payment: { planType: 'semester' } }, selectedPlanId: 'gone' },
      'monthly',
    ],
  ])('is %s', (_, wanted, id) => {
    expect(planOf('payment', wanted)).toBe(id);
  });

  it('is the same for the payment and for the new code of the pix step after it', () => {
    expect(planOf('pix', { named: { payment: { planId: 'yearly-2' } } })).toBe('yearly-2');
    expect(planOf('pix', { named: { lead: { planId: 'yearly' }, payment: { planId: 'yearly-2' } } })).toBe('yearly-2');
  });

  it('of the first step is not the one that an earlier link led to', () => {
    expect(planOf('lead', { selectedPlanId: 'yearly-2' })).toBe('monthly');
  });

  it('is the amount that the server has changed since', () => {
    const changed = plans.map((plan) => ({ ...plan, amount: 1 }));
    const plan = selectPlanOfStep({ plans, flow: makeFlow('default'), search: '' }, makeSession({ plans: changed }), {
      id: 'payment',
    });
    expect(plan?.amount).toBe(1);
  });

  it('is none without plans', () => {
    const sources = { plans: null, flow: makeFlow('default'), search: 'oferta=yearly' };
    expect(selectPlanOfStep(sources, makeSession(), { id: 'payment' })).toBeUndefined();
  });
});

describe('the plan of a flow that allows some methods only', () => {
  const byCard = makePlanSummary({ id: 'monthly', planType: 'monthly', paymentMethods: ['credit-card'] });
  const byAll = makePlanSummary({ id: 'yearly', planType: 'yearly', paymentMethods: ['credit-card', 'pix'] });
  const choose = (
    methods: ('credit-card' | 'pix')[],
    offered = [byCard, byAll],
    selectedPlanId: string | null = null,
  ) => {
    const flow = makeFlow('pix', makeStep('lead'), makeStep('payment', { props: { methods } }));
    const sources = { plans: offered, flow, search: '' };
    return selectPlanOfStep(
      sources,
      makeSession({ selectedPlan: selectedPlanId === null ? null : { planId: selectedPlanId } }),
      makeStep('payment', { props: { methods } }),
    )?.id;
  };

  it('is the first that can be paid by them, the one chosen in another flow or not', () => {
    expect(choose(['pix'])).toBe('yearly');
    expect(choose(['pix'], [byCard, byAll], 'monthly')).toBe('yearly');
    expect(choose(['credit-card'])).toBe('monthly');
  });

  it('is the first where none can be', () => {
    expect(choose(['pix'], [byCard])).toBe('monthly');
  });
});
