import { expect, it } from 'vitest';
import { makeBrandArea, makeCatalogue } from '../renderer/testing/make-brand-area';
import { formatNotFound } from './format-not-found';
import { everyBrand } from './studio-links';

const catalogue = makeCatalogue(makeBrandArea());
const [brand] = catalogue.brands;
const brandId = brand?.id ?? '';
const noPage = 'Esta página não existe no estúdio: confira o endereço ou comece por /studio';
const theRest = (id: string) =>
  `Veja todas em /studio. Se a pasta brands/${id} existe, npx guiche check mostra o que falta nela.`;

it.each<[title: string, query: object, message: string]>([
  [
    'a misspelt brand',
    { brand: `${brandId}x` },
    `A marca "${brandId}x" não existe no estúdio. Talvez seja /studio/${brandId}. ${theRest(`${brandId}x`)}`,
  ],
  ['an unknown brand', { brand: 'zzzzzzzz' }, `A marca "zzzzzzzz" não existe no estúdio. ${theRest('zzzzzzzz')}`],
  ['an unknown template', { brand: brandId, template: 'nowhere' }, noPage],
  ['an unknown template for every brand', { brand: everyBrand, template: 'nowhere' }, noPage],
  ['a brand given twice', { brand: ['a', 'b'] }, noPage],
])('the studio explains in Portuguese what it cannot find: %s', (_, query, message) => {
  expect(formatNotFound({ ...query }, catalogue)).toBe(message);
});
