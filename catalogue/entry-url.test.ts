import { expect, it } from 'vitest';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { readRepositoryManifests } from '../renderer/testing/test-repository';
import { entryUrl } from './entry-url';

const toldFirst = [makeFlow('default', makeStep('presentation'), makeStep('lead'), makeStep('payment'))];

it.each<[title: string, changes: Parameters<typeof makeBrandArea>[0], url: string]>([
  ['in Brazil names the product', {}, '/lead?product=ACME'],
  ['in Mozambique names the product and the language', { area: 'MZ' }, '/lead?product=ACME&lang=pt-MZ'],
  ['opens the first step of the default flow', { flows: toldFirst }, '/presentation?product=ACME'],
])('a link to a brand %s', (_, changes, url) => {
  const brandArea = makeBrandArea(changes);
  expect(entryUrl(brandArea, readRepositoryManifests())).toBe(url);
});
