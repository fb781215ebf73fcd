import { expect, test } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import { selectJourney } from './select-flow';

const manifests = readRepositoryManifests();
const sale = (id: string) => makeFlow(id, makeStep('lead'), makeStep('payment'), makeStep('success'));
const flows = [
  sale('default'),
  sale('black'),
  sale('pix'),
  makeFlow('renew', makeStep('renew'), makeStep('success')),
  makeFlow('recovery', makeStep('recovery')),
];
const forced = [{ when: { route: 'pix' as const }, flow: 'pix' }];

test.each([
  ['names the flow of the lead', {}, 'black', 'black'],
  ['falls back to the usual flow for an unknown name', {}, 'gone', 'default'],
  ['falls back to the usual flow without a name', {}, undefined, 'default'],
  ['ignores a flow that sells nothing', {}, 'renew', 'default'],
  ['ignores the flow of the visit', { flowId: 'recovery' }, undefined, 'default'],
  ['follows a forced flow of the link', { route: 'pix' as const }, 'black', 'pix'],
])('%s', (_, query, flowId, expected) => {
  expect(selectJourney(flows, forced, { query, manifests, flowId })?.id).toBe(expected);
});

test('finds none where no flow sells', () => {
  expect(selectJourney(flows.slice(3), [], { query: {}, manifests, flowId: undefined })).toBeUndefined();
});
