import { expect, test } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { findGiver, listGivers } from './list-givers';

const manifests = makeManifests({
  lead: { gives: ['lead'] },
  'select-school': { gives: ['unit'] },
  payment: { takesMoney: true, gives: ['purchase'] },
  'upsell-payment': { takesMoney: true, sells: 'upsell' },
});
const [lead, unit, payment, upsell] = (['lead', 'select-school', 'payment', 'upsell-payment'] as const).map((id) =>
  makeStep(id),
);
const flow = makeFlow('franchise', ...[lead, unit, payment, upsell].filter((step) => step !== undefined));

test.each([
  ['a payment needs what all steps before it provide', payment, ['lead', 'unit']],
  ['a step that takes no money needs nothing of them', unit, []],
  ['an upsell needs nothing of them', upsell, []],
])('%s', (_, step, needs) => {
  if (!step) throw new RangeError('no step');
  expect(listGivers(flow, step, manifests).map(({ need }) => need)).toEqual(needs);
});

test.each([
  ['the step before it that asks for it', payment, 'unit', 'select-school'],
  ['no step after it', unit, 'unit', undefined],
  ['no payment', upsell, 'purchase', undefined],
] as const)('what a step lacks is given by %s', (_, step, need, giver) => {
  if (!step) throw new RangeError('no step');
  expect(findGiver(flow, step, need, manifests)?.templateId).toBe(giver);
});

test('a payment after another one does not need what that one gives', () => {
  const points = makeManifests({
    lead: { gives: ['lead'] },
    payment: { takesMoney: true, gives: ['purchase'] },
    pix: { gives: ['purchase'] },
    'payment-invoice': { takesMoney: true, gives: ['purchase'] },
  });
  const steps = (['lead', 'payment', 'pix', 'payment-invoice'] as const).map((id) => makeStep(id));
  const [last] = steps.slice(-1);
  if (!last) throw new RangeError('no step');
  expect(listGivers(makeFlow('points', ...steps), last, points).map(({ need }) => need)).toEqual(['lead']);
});
