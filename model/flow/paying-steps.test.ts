import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import { findPayingSteps, showsPixCode, takesMoney } from './resolve-step';

const manifests = readRepositoryManifests();

it('the paying steps of a flow are found by template, for any step id', () => {
  const flow = makeFlow(
    'default',
    makeStep('lead'),
    makeStep('payment', { id: 'pagar' }),
    makeStep('pix', { id: 'codigo' }),
    makeStep('payment-verification', { id: 'banco' }),
    makeStep('success'),
  );
  expect(findPayingSteps(flow, manifests)).toEqual({
    paymentStepId: 'pagar',
    moneyStepIds: ['pagar'],
    pixStepId: 'codigo',
    waitingStepId: 'banco',
  });
});

it('a flow without payment has no paying steps', () => {
  const flow = makeFlow('default', makeStep('presentation'), makeStep('success'));
  expect(findPayingSteps(flow, manifests)).toEqual({ moneyStepIds: [] });
});

it('a template without card fields can take money', () => {
  const points = makeManifests({ payment: { takesMoney: true, hasCardFields: false } });
  expect(takesMoney(points.payment)).toBe(true);
  expect(takesMoney(points.lead)).toBe(false);
});

it('an unknown template neither takes money nor shows a code', () => {
  expect([takesMoney(undefined), showsPixCode(undefined)]).toEqual([false, false]);
});

it('the page and the upsell have separate payment steps, and the step after the upsell is known', () => {
  const flow = makeFlow(
    'default',
    makeStep('payment', { defaultNextStepId: 'success' }),
    makeStep('success', { defaultNextStepId: 'upsell-presentation' }),
    makeStep('upsell-presentation', { defaultNextStepId: 'upsell-payment' }),
    makeStep('upsell-payment', { defaultNextStepId: 'success-upsell' }),
    makeStep('success-upsell'),
  );
  expect(findPayingSteps(flow, manifests)).toMatchObject({
    paymentStepId: 'payment',
    behindUpsellId: 'success-upsell',
  });
  expect(findPayingSteps(flow, manifests, 'upsell').paymentStepId).toBe('upsell-payment');
});

it.each([['upsell-payment'], ['payment-upsell'], [undefined]])(
  'a flow that ends with the upsell (%s) leads back to the step before it',
  (last) => {
    const flow = makeFlow(
      'default',
      makeStep('payment', { defaultNextStepId: 'success' }),
      makeStep('success', { defaultNextStepId: 'upsell-presentation' }),
      makeStep('upsell-presentation', last === undefined ? {} : { defaultNextStepId: last }),
      makeStep('upsell-payment'),
      makeStep('payment-upsell'),
    );
    expect(findPayingSteps(flow, manifests).behindUpsellId).toBe('success');
  },
);

it('of two steps that take money, the first is the payment, and both are known', () => {
  const ids = ['lead', 'payment', 'success', 'points'] as const;
  const points = makeManifests({ payment: { takesMoney: true }, points: { takesMoney: true } } as never);
  const { paymentStepId, moneyStepIds } = findPayingSteps(
    { steps: ids.map((id) => ({ id, templateId: id })) } as never,
    points,
  );
  expect({ paymentStepId, moneyStepIds }).toEqual({ paymentStepId: 'payment', moneyStepIds: ['payment', 'points'] });
});
