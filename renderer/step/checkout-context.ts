import { createContext, useContext } from 'react';
import { type Translate, translate } from '../copy/translate';
import type { CheckoutView } from '../page/checkout-view';

/** The checkout of this page, for everything below the outlet. */
export const CheckoutContext = createContext<CheckoutView | null>(null);

/** @throws Error outside the outlet */
export function useCheckout(): CheckoutView {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckout is used outside the outlet');
  return checkout;
}

/** The words of one group in the page's language. */
export function useCopy(group: string): Translate {
  const { copy, language } = useCheckout();
  return translate(copy, group, language);
}
