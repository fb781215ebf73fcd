import { expect, it } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { readRepositoryManifests } from '../testing/test-repository';
import { listStoredNeeds } from './list-stored-needs';

const manifests = readRepositoryManifests();
const flow = makeFlow(
  'default',
  makeStep('lead', { defaultNextStepId: 'ticket' }),
  makeStep('select-test-location', { id: 'ticket', defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'pix' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('success'),
);
const view = { ...makeCheckoutView(), flow, manifests };
const own = (key: string) => `${key}:${view.product.code}:${view.area}`;
const lead = ['/lead', own('dataLead'), own('dataForm')];

it.each([
  ['/lead', undefined],
  ['/select-test-location', [lead]],
  ['/payment', [lead, ['/select-test-location', own('selectedTicket')]]],
  ['/pix', undefined],
  ['/success', undefined],
  ['/nowhere', undefined],
])('the form of %s needs stored values: %j', (path, steps) => {
  const needs = listStoredNeeds(view, path);
  expect(needs?.steps).toEqual(steps);
  if (steps) expect(needs?.unless).toBe(own('PURCHASED_PLAN'));
});

it('a page about an error needs nothing stored', () => {
  const error = { code: 'generic' } as unknown as typeof view.error;
  expect(listStoredNeeds({ ...view, error }, '/payment')).toBeUndefined();
});
