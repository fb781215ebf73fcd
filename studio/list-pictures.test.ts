import { expect, it } from 'vitest';
import type { CatalogueBrand } from '../catalogue/catalogue';
import { makeBrandArea, makeCatalogue } from '../renderer/testing/make-brand-area';
import { makeManifests } from '../renderer/testing/make-manifests';
import { listPictures } from './list-pictures';
import type { ExampleFiles } from './list-states';

const manifests = makeManifests({ payment: { takesMoney: true } });
const examples = { examples: [{ name: 'empty', label: 'Vazio', session: {} }] };
const exampleFiles = { lead: { examples }, payment: { examples } } as unknown as ExampleFiles;

function picturesOf(options?: { hasPayment: boolean }, ...areas: Parameters<typeof makeCatalogue>) {
  const catalogue = makeCatalogue(...areas);
  const brand = catalogue.brands[0] as CatalogueBrand;
  return listPictures(brand, { catalogue, manifests, exampleFiles }, options);
}

it('the pictures of a brand in the list are its first screen in both modes, without scripts', () => {
  const pictures = picturesOf(undefined, makeBrandArea());
  expect(pictures.map(({ screen, mode, country }) => [screen, mode, country])).toEqual([
    ['Dados do comprador', 'light', null],
    ['Dados do comprador', 'dark', null],
  ]);
  expect(pictures[0]?.url).toBe('/studio/picture?brand=acme&area=BR&flow=default&template=lead&state=empty&mode=light');
});

it('the pictures of a brand on its page also have the payment, of each country', () => {
  const mozambique = makeBrandArea({ area: 'MZ', settings: { language: 'pt-MZ', country: 'MZ' } });
  const pictures = picturesOf({ hasPayment: true }, makeBrandArea(), mozambique);
  const ofLight = pictures.filter(({ mode }) => mode === 'light');
  expect(ofLight.map(({ screen, country }) => [screen, country])).toEqual([
    ['Dados do comprador', 'Brasil'],
    ['Pagamento', 'Brasil'],
    ['Dados do comprador', 'Moçambique'],
    ['Pagamento', 'Moçambique'],
  ]);
  expect(pictures.every(({ url }) => url.startsWith('/studio/cell?'))).toBe(true);
});
