import { formatMoney } from '../../model/money/format-amount';
import { useCheckout } from '../checkout/checkout-context';

/** Minor units and ISO 4217 currency → text. Uses the plan's or payment's currency, not the area's. */
export function useMoney(): (amount: number, currency: string) => string {
  const { settings } = useCheckout();
  return (amount, currency) => formatMoney(amount, currency, settings.currency);
}
