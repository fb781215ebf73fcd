import { describe, expect, it } from 'vitest';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { makePlanSummary } from '../renderer/testing/make-plan-summary';
import type { Flow, PlanSummary } from '../schemas/generated/types';
import { type OfferSources, offerPlan } from './offer-plan';

const plan = makePlanSummary({ id: 'MONTHLY-TEST', planType: 'recurrency', amount: 9_900 });
const { settings } = makeBrandArea({
  settings: {
    payment: { methods: ['credit-card', 'pix'] },
    plans: {
      recurrency: {
        name: 'Plano mensal',
        amount: 9_900,
        installments: 1,
        planId: { test: 'MONTHLY-TEST', homolog: 'MONTHLY-HML', production: 'MONTHLY' },
        trial: { count: 7, unit: 'day' },
      },
    },
  },
});

function offer(changes: Partial<OfferSources> = {}, summary: Partial<PlanSummary> = {}) {
  const flow = makeFlow('default', makeStep('lead'), makeStep('payment'));
  const sources = { area: { area: 'BR', settings }, flow, environment: 'test', now: new Date('2026-11-21T15:00:00Z') };
  return offerPlan({ ...plan, ...summary }, { ...(sources as OfferSources), ...changes });
}

const flowWith = (props: object): Flow => makeFlow('default', makeStep('lead'), makeStep('payment', { props }));

describe('a plan', () => {
  it('has the trial of the brand and the day of the first charge', () => {
    expect(offer()).toEqual({ ...plan, trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } });
  });

  it.each([
    ['of the area has the plan ids of its methods', plan.id, { 'credit-card': 'CARD-TEST' }],
    ['of another offer keeps its id for every method', 'SPECIAL', undefined],
  ])('%s', (_, id, methodPlanIds) => {
    const planId = { test: 'CARD-TEST', homolog: 'CARD-HML', production: 'CARD' };
    const mz = { methods: { creditcard: { isActive: true, name: 'creditcard', planId } } };
    expect(offer({ area: { area: 'MZ', settings: { ...settings, mz } } }, { id }).methodPlanIds).toEqual(methodPlanIds);
  });

  it('counts the days of its trial in the time zone of its area', () => {
    const now = new Date('2026-11-21T22:30:00Z');
    expect(offer({ now }).trial?.firstChargeOn).toBe('2026-11-28');
    expect(offer({ now, area: { area: 'MZ', settings } }).trial?.firstChargeOn).toBe('2026-11-29');
  });

  it.each<[title: string, sources: Partial<OfferSources>, summary: Partial<PlanSummary>]>([
    ['with an unknown id but a known type', {}, { id: 'SPECIAL' }],
    ['of another environment', { environment: 'production' }, {}],
    ['in a flow that pays an invoice', { flow: flowWith({ operation: 'sale-invoice' }) }, {}],
    ['that a voucher makes free', {}, { amount: 0 }],
  ])('%s has no trial', (_, sources, summary) => {
    expect(offer(sources, summary)).toEqual({ ...plan, ...summary });
  });

  it.each<[title: string, sources: Partial<OfferSources>, summary: Partial<PlanSummary>]>([
    ['that no card can pay', {}, { paymentMethods: ['pix', 'bankslip'] }],
    ['of a brand that takes no card', { area: { area: 'BR', settings: withMethods(['pix']) } }, {}],
    ['in a flow that takes only pix', { flow: flowWith({ methods: ['pix'] }) }, {}],
  ])('%s has no trial and only one installment', (_, sources, summary) => {
    const [single, ...others] = plan.installments;
    expect([single?.id, others.length > 0]).toEqual([1, true]);
    expect(offer(sources, summary)).toEqual({ ...plan, ...summary, installments: [single] });
  });

  it('keeps its installments when the brand takes cards', () => {
    expect(offer().installments).toEqual(plan.installments);
  });

  it.each([[{ methods: ['credit-card'] }], [{ operation: 'direct' }], [{ plan: { planType: 'recurrency' } }]])(
    'keeps its trial in a flow with the payment props %j',
    (props) => {
      expect(offer({ flow: flowWith(props) })).toHaveProperty('trial');
    },
  );
});

function withMethods(methods: NonNullable<typeof settings.payment.methods>): typeof settings {
  return { ...settings, payment: { ...settings.payment, methods } };
}
