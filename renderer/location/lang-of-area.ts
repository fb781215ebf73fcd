import type { CheckoutQuery } from './parse-checkout-url';

/** Spec 2: the `lang` with which a link opens an area of its product. */
export function langOfArea(area: 'BR' | 'MZ'): NonNullable<CheckoutQuery['lang']> {
  return area === 'MZ' ? 'pt-MZ' : 'pt-BR';
}
