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
  ['nothing when earlier steps provide all data', ['lead', 'payment', 'pix', 'success'], []],
  ['nothing when the first step needs nothing', ['presentation', 'lead', 'payment', 'success'], []],
  ['the lead when no step provides it', ['payment', 'success'], [{ index: 0, need: 'lead' }]],
  ['the lead when its step comes after payment', ['payment', 'lead', 'success'], [{ index: 0, need: 'lead' }]],
  ['the purchase when no step provides it', ['lead', 'success'], [{ index: 1, need: 'purchase' }]],
  [
    'two kinds of data at the same step',
    ['pix', 'success'],
    [
      { index: 0, need: 'lead' },
      { index: 0, need: 'pix' },
    ],
  ],
] as const)('a flow lacks %s', (_, ids, unmet) => {
  expect(findUnmetNeeds(makeFlow('default', ...ids.map((id) => makeStep(id))), manifests)).toEqual(unmet);
});
