import { expect, test } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { listGivers } from './list-givers';

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
