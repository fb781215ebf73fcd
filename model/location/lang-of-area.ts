import type { Area } from '../../schemas/generated/types';
import type { CheckoutQuery } from './clean-query';

/** Spec 2: the `lang` with which a link opens an area of its product. */
export function langOfArea(area: Area): NonNullable<CheckoutQuery['lang']> {
  return area === 'MZ' ? 'pt-MZ' : 'pt-BR';
}

/** Spec 1: the area that a link opens: pt-MZ means Mozambique, anything else Brazil, where a product is sold in both. */
export function areaOfLang(lang: CheckoutQuery['lang']): Area {
  return lang === 'pt-MZ' ? 'MZ' : 'BR';
}
