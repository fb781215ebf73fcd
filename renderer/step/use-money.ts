import { currencyOf, formatAmount } from '../../model/money/format-amount';
import { useCheckout } from '../checkout/checkout-context';

/** Minor units and their currency (ISO 4217) → text: what a plan or a payment costs is said in its own, whatever the area's is. */
export function useMoney(): (amount: number, currency: string) => string {
  const { settings } = useCheckout();
  return (amount, currency) => formatAmount(amount, currencyOf(currency, settings.currency));
}
