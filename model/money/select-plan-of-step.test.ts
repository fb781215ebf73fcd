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
    ['the first plan by default', {}, 'monthly'],
    ['the plan of the offer', { search: 'oferta=yearly-2' }, 'yearly-2'],
    ['the plan that the step names by id', { named: { payment: { planId: 'yearly-2' } } }, 'yearly-2'],
    ['the first plan of the type that the step names', { named: { payment: { planType: 'yearly' } } }, 'yearly'],
    [
      'the plan of the id before that of the type that the step names',
      { named: { payment: { planId: 'yearly-2', planType: 'monthly' } } },
      'yearly-2',
    ],
    ['the plan that was sent with the lead', { selectedPlanId: 'yearly-2' }, 'yearly-2'],
    [
      'the plan of the offer before that of the step and that of the lead',
      { search: 'oferta=yearly-2', named: { payment: { planId: 'yearly' } }, selectedPlanId: 'monthly' },
      'yearly-2',
    ],
    [
      'the plan of the type that the step names before that of the lead',
      { named: { payment: { planType: 'yearly' } }, selectedPlanId: 'monthly' },
      'yearly',
    ],
    ['the plan that an earlier step names', { named: { lead: { planId: 'yearly-2' } } }, 'yearly-2'],
    [
      'the plan that the step names before that of an earlier step',
      { named: { lead: { planId: 'yearly-2' }, payment: { planId: 'yearly' } } },
      'yearly',
    ],
    ['not the plan that a later step names', { named: { pix: { planId: 'yearly-2' } } }, 'monthly'],
    [
      'the plan that the step names when the offer does not exist',
      { search: 'oferta=gone', named: { payment: { planId: 'yearly' } } },
      'yearly',
    ],
    [
      'the first plan when no wanted plan exists',
      { search: 'oferta=gone', named: { payment: { planType: 'semester' } }, selectedPlanId: 'gone' },
      'monthly',
    ],
  ])('is %s', (_, wanted, id) => {
    expect(planOf('payment', wanted)).toBe(id);
  });

  it('is the same on the payment step and on the pix step after it', () => {
    expect(planOf('pix', { named: { payment: { planId: 'yearly-2' } } })).toBe('yearly-2');
    expect(planOf('pix', { named: { lead: { planId: 'yearly' }, payment: { planId: 'yearly-2' } } })).toBe('yearly-2');
  });

  it('on the first step is not the plan of an earlier visit', () => {
    expect(planOf('lead', { selectedPlanId: 'yearly-2' })).toBe('monthly');
  });

  it('has the amount that the server has changed', () => {
    const changed = plans.map((plan) => ({ ...plan, amount: 1 }));
    const plan = selectPlanOfStep({ plans, flow: makeFlow('default'), search: '' }, makeSession({ plans: changed }), {
      id: 'payment',
    });
    expect(plan?.amount).toBe(1);
  });

  it('is undefined without plans', () => {
    const sources = { plans: null, flow: makeFlow('default'), search: 'oferta=yearly' };
    expect(selectPlanOfStep(sources, makeSession(), { id: 'payment' })).toBeUndefined();
  });
});

describe('the plan of a flow with limited payment methods', () => {
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

  it('is the first plan with one of these methods, even if another plan was chosen before', () => {
    expect(choose(['pix'])).toBe('yearly');
    expect(choose(['pix'], [byCard, byAll], 'monthly')).toBe('yearly');
    expect(choose(['credit-card'])).toBe('monthly');
  });

  it('is the first plan when no plan has one of these methods', () => {
    expect(choose(['pix'], [byCard])).toBe('monthly');
  });
});
