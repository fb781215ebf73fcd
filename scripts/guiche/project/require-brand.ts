import type { BrandSubject } from '../../../renderer/config/checks/rule';
import { findNearest } from '../../../renderer/config/findings/find-nearest';
import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import { inspectConfig } from '../../../renderer/config/inspect-config';
import { CommandError } from '../frame/command';

const noBrand: Readonly<Record<AuthorLanguage, (brandId: string, nearest?: string) => string>> = {
  'pt-BR': (brandId, nearest) =>
    `não há a marca ${brandId}, ou o brand.json dela não pode ser usado${nearest ? `; talvez ${nearest}` : ''}`,
  en: (brandId, nearest) =>
    `there is no brand ${brandId}, or its brand.json cannot be used${nearest ? `; perhaps ${nearest}` : ''}`,
};

/** The brands that can be used, as the check reads them. */
export function listBrands(root: string): BrandSubject[] {
  const brands: BrandSubject[] = [];
  inspectConfig(root, { onBrand: (brand) => brands.push(brand) });
  return brands;
}

/** @throws CommandError when there is none of that name */
export function requireBrand(
  root: string,
  brandId: string,
  language: AuthorLanguage,
  brands: readonly BrandSubject[] = listBrands(root),
): BrandSubject {
  const found = brands.find(({ id }) => id === brandId);
  if (found) return found;
  throw refuseBrand(brandId, brands, language);
}

/** There is none of that name; the nearest one is told. */
export function refuseBrand(brandId: string, brands: readonly BrandSubject[], language: AuthorLanguage): CommandError {
  const ids = brands.map(({ id }) => id);
  return new CommandError(noBrand[language](brandId, findNearest(brandId, ids)));
}
