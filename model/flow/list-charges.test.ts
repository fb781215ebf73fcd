import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { listCharges } from './list-charges';

const steps = [makeStep('lead'), makeStep('payment'), makeStep('pix'), makeStep('success')];

it.each([
  ['only plans', undefined, {}],
  ['an invoice, from its paying step on', 'invoice', { payment: 'invoice', pix: 'invoice', success: 'invoice' }],
] as const)('a flow charges %s', (_, charges, listed) => {
  const manifests = makeManifests({ payment: { takesMoney: true, ...(charges && { charges }) } });
  expect(listCharges(makeFlow('default', ...steps), manifests)).toEqual(listed);
});
