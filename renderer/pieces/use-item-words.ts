import type { OrderItem } from '../../model/money/order-items';
import { timeZoneOf } from '../../schemas/api/local-day';
import { useCheckout, useCopy } from '../checkout/checkout-context';

export interface ItemWords {
  /** `domingo, 7 de novembro de 2027`, in the area's time zone. */
  day(startsAt: string): string;
  /** `08:00`, in the area's time zone. */
  time(startsAt: string): string;
  /** Name of an item: `3 pessoas`, or its own. */
  name(item: Pick<OrderItem, 'kind' | 'name' | 'quantity'>): string;
  /** Lines below the name: when and where. */
  details(item: Pick<OrderItem, 'startsAt' | 'city' | 'place'>): string[];
}

/** Texts of order items, shared by all screens. */
export function useItemWords(): ItemWords {
  const { area, language } = useCheckout();
  const order = useCopy('order');
  const timeZone = timeZoneOf(area);
  const day = (startsAt: string) =>
    new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'full' }).format(new Date(startsAt));
  const time = (startsAt: string) =>
    new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(startsAt));
  return {
    day,
    time,
    name: ({ kind, name = '', quantity }) => (kind === 'profiles' ? order('profiles', { count: quantity }) : name),
    details: ({ startsAt, city, place }) => [
      ...(startsAt === undefined ? [] : [order('startsAt', { day: day(startsAt), time: time(startsAt) })]),
      ...(place === undefined && city === undefined ? [] : [[place, city].filter(Boolean).join(', ')]),
    ],
  };
}
