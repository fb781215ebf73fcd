import type { ParsedUrlQuery } from 'node:querystring';
import type { Catalogue } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import { configPaths } from '../catalogue/config-paths';
import { findNearest } from '../catalogue/find-nearest';
import { textOf } from './find-cell';
import { everyBrand } from './studio-links';

/** More letters no brand's name has. */
const mostLetters = 64;

/** Text for an author at an unknown studio URL. */
export function formatNotFound({ brand }: ParsedUrlQuery, catalogue: Catalogue): string {
  const id = textOf(brand);
  if (id === undefined || id === everyBrand || findBrand(catalogue, id)) {
    return 'Esta página não existe no estúdio: confira o endereço ou comece por /studio';
  }
  const named = id.slice(0, mostLetters);
  const nearest = findNearest(
    named,
    catalogue.brands.map((one) => one.id),
  );
  const intended = nearest === undefined ? '' : ` Talvez seja /studio/${nearest}.`;
  const folder = configPaths.brandFolder(named);
  return `A marca "${named}" não existe no estúdio.${intended} Veja todas em /studio. Se a pasta ${folder} existe, npx guiche check mostra o que falta nela.`;
}
