import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { findUnmetNeeds } from './find-unmet-needs';

const manifests = makeManifests({
  lead: { gives: ['lead'] },
  payment: { needs: ['lead'], gives: ['pix', 'purchase'] },
  pix: { needs: ['lead', 'pix'], gives: ['purchase'] },
  success: { needs: ['purchase'] },
});

it.each([
  ['everything is given before it is needed', ['lead', 'payment', 'pix', 'success'], []],
  ['a first step that needs nothing', ['presentation', 'lead', 'payment', 'success'], []],
  ['no step asks who the buyer is', ['payment', 'success'], [{ index: 0, need: 'lead' }]],
  ['the lead comes too late', ['payment', 'lead', 'success'], [{ index: 0, need: 'lead' }]],
  ['a success without a payment', ['lead', 'success'], [{ index: 1, need: 'purchase' }]],
  [
    'several at once',
    ['pix', 'success'],
    [
      { index: 0, need: 'lead' },
      { index: 0, need: 'pix' },
    ],
  ],
] as const)('%s', (_, ids, unmet) => {
  expect(findUnmetNeeds(makeFlow('default', ...ids.map((id) => makeStep(id))), manifests)).toEqual(unmet);
});
