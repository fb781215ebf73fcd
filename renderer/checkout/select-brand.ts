import type { BrandArea, Catalogue } from '../../catalogue/catalogue';
import { findAreaByPlan, findAreasByProduct, findBrand, listSoldAreas } from '../../catalogue/catalogue-index';
import type { CheckoutQuery } from '../../model/location/clean-query';
import { areaOfLang } from '../../model/location/lang-of-area';
import type { Visit } from './checkout-view';

/** Product code and slug of a query. */
export function listNames({ product, 'product-slug': slug }: CheckoutQuery): string[] {
  return [product, slug].filter((name) => name !== undefined);
}

/** Area that the link's offer or product names, without a call; undefined when it names none. */
export function selectLinkedArea({
  location: { query },
  catalogue,
  environment,
}: Pick<Visit, 'location' | 'catalogue' | 'environment'>): BrandArea | undefined {
  const ofOffer = query.oferta === undefined ? undefined : findAreaByPlan(catalogue, query.oferta, environment);
  return ofOffer ?? selectBrandArea(catalogue, listNames(query), query.lang);
}

/**
 * Spec 1: selects the brand by product code or slug; ignores case. `lang` selects the area (pt-MZ means Mozambique),
 * else the area with that code, Brazil first, and without `lang` an area that is sold. Undefined when no brand claims any of the names.
 *
 * @param names code and slug of the link: the first claimed one decides; the other only selects between its areas
 */
export function selectBrandArea(
  catalogue: Catalogue,
  names: readonly string[],
  lang: CheckoutQuery['lang'],
): BrandArea | undefined {
  const [areas = [], ...others] = names
    .map((name) => findAreasByProduct(catalogue, name))
    .filter(({ length }) => length > 0);
  const inAll = areas.filter((area) => others.every((claimed) => claimed.includes(area)));
  return preferArea(inAll.length > 0 ? inAll : areas, lang);
}

/** Area of the brand that the design system names (spec 1). */
export function selectAreaOfBrand(
  catalogue: Catalogue,
  brandId: string,
  lang: CheckoutQuery['lang'],
): BrandArea | undefined {
  const brand = findBrand(catalogue, brandId);
  return brand && preferArea(Object.values(brand.areas), lang);
}

/**
 * Spec 1: an unknown product falls back to the config of the first brand that is sold in Brazil.
 *
 * @throws RangeError when no brand is sold in Brazil; the config check refuses such a catalogue
 */
export function selectFallbackArea(catalogue: Catalogue): BrandArea {
  const first = catalogue.brands.flatMap(listSoldAreas).find(({ area }) => area === 'BR');
  if (!first) throw new RangeError('no brand is sold in Brazil');
  return first;
}

function preferArea(candidates: readonly BrandArea[], lang: CheckoutQuery['lang']): BrandArea | undefined {
  const preferred = areaOfLang(lang);
  const sold = lang === undefined ? candidates.filter(({ isUnsold }) => !isUnsold) : [];
  const open = sold.length > 0 ? sold : candidates;
  return open.find(({ area }) => area === preferred) ?? open[0];
}
