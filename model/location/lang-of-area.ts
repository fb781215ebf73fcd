import type { Area } from '../../schemas/generated/types';
import type { CheckoutQuery } from './clean-query';

/** Spec 2: value of `lang` that opens an area of its product. */
export function langOfArea(area: Area): NonNullable<CheckoutQuery['lang']> {
  return area === 'MZ' ? 'pt-MZ' : 'pt-BR';
}

/** Spec 1: area that a link opens. pt-MZ means Mozambique, anything else Brazil, if both sell the product. */
export function areaOfLang(lang: CheckoutQuery['lang']): Area {
  return lang === 'pt-MZ' ? 'MZ' : 'BR';
}
