import { createContext, useContext } from 'react';
import type { CopyGroup, Translate } from '../../model/copy/copy-key';
import { translate } from '../../model/copy/translate';
import type { CheckoutView } from './checkout-view';

/** Checkout of this page, for everything below the outlet. */
export const CheckoutContext = createContext<CheckoutView | null>(null);

/** @throws Error outside the outlet */
export function useCheckout(): CheckoutView {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckout is used outside the outlet');
  return checkout;
}

/** Copy of one group in the page's language. The copy files type its keys and values. */
export function useCopy<Group extends CopyGroup>(group: Group): Translate<Group> {
  const { copy, language } = useCheckout();
  return translate(copy, group, language);
}
