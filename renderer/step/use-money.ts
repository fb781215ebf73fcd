import { currencyOf, formatAmount } from '../money/format-amount';
import { useCheckout } from './checkout-context';

/**
 * Minor units of a currency → text: what a plan or a payment costs is said in its own currency, whatever the area's is.
 *
 * @param currency ISO 4217
 */
export function useMoney(): (amount: number, currency: string) => string {
  const { settings } = useCheckout();
  return (amount, currency) => formatAmount(amount, currencyOf(currency, settings.currency));
}
