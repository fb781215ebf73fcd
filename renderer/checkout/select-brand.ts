import type { BrandArea, Catalogue } from '../../catalogue/catalogue';
import { findAreasByProduct, findBrand } from '../../catalogue/catalogue-index';
import type { CheckoutQuery } from '../../model/location/clean-query';
import { areaOfLang } from '../../model/location/lang-of-area';

/**
 * Spec 1: the brand is chosen by product code or slug, whatever the case; its area by `lang` (pt-MZ means Mozambique), else
 * by the area whose code was asked for, Brazil first. Undefined when no brand claims any of the names.
 *
 * @param names code and slug as the link gives them: the first that is claimed decides, the other one only between its areas
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

/** The area of a named brand, for a config whose design system names it (spec 1). */
export function selectAreaOfBrand(
  catalogue: Catalogue,
  brandId: string,
  lang: CheckoutQuery['lang'],
): BrandArea | undefined {
  const brand = findBrand(catalogue, brandId);
  return brand && preferArea(Object.values(brand.areas), lang);
}

/**
 * Spec 1: an unknown product falls back to the first brand's Brazil config.
 *
 * @throws RangeError when no brand is sold in Brazil; the config check refuses such a catalogue
 */
export function selectFallbackArea(catalogue: Catalogue): BrandArea {
  const first = catalogue.brands.find(({ areas }) => areas.BR)?.areas.BR;
  if (!first) throw new RangeError('no brand is sold in Brazil');
  return first;
}

function preferArea(candidates: readonly BrandArea[], lang: CheckoutQuery['lang']): BrandArea | undefined {
  const preferred = areaOfLang(lang);
  return candidates.find(({ area }) => area === preferred) ?? candidates[0];
}
