import { expect, it } from 'vitest';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { readRepositoryManifests } from '../renderer/testing/test-repository';
import { entryUrl } from './entry-url';

const reportedFirst = [makeFlow('default', makeStep('presentation'), makeStep('lead'), makeStep('payment'))];

it.each<[title: string, changes: Parameters<typeof makeBrandArea>[0], url: string]>([
  ['in Brazil names the product', {}, '/lead?product=ACME'],
  ['in Mozambique names the product and the language', { area: 'MZ' }, '/lead?product=ACME&lang=pt-MZ'],
  ['opens the first step of the default flow', { flows: reportedFirst }, '/presentation?product=ACME'],
])('a link to a brand %s', (_, changes, url) => {
  const brandArea = makeBrandArea(changes);
  expect(entryUrl(brandArea, readRepositoryManifests())).toBe(url);
});

it('a link with a voucher opens the first step of the flow that the voucher forces', () => {
  const reported = makeFlow('referral', makeStep('presentation'), makeStep('payment'));
  const brandArea = makeBrandArea({
    flows: [makeFlow('default', makeStep('lead'), makeStep('payment')), reported],
    settings: { forcedFlows: [{ when: { voucher: 'amigo' }, flow: 'referral' }] },
  });
  const manifests = readRepositoryManifests();
  expect(entryUrl(brandArea, manifests, 'AMIGO')).toBe('/presentation?product=ACME&voucher=AMIGO');
  expect(entryUrl(brandArea, manifests, 'OUTRO')).toBe('/lead?product=ACME&voucher=OUTRO');
});
