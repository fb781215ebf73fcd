import { formatDay } from '../../model/money/format-day';
import { localDay } from '../../schemas/api/local-day';
import { useCheckout } from '../checkout/checkout-context';

/** ISO 8601 time, or milliseconds → its day in the area's time zone, as buyers read it. */
export function useDay(): (time: string | number) => string {
  const { area } = useCheckout();
  return (time) => formatDay(localDay(area, new Date(time)));
}
