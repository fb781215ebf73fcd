import { formatMoney } from '../../model/money/format-amount';
import { formatDay } from '../../model/money/format-day';
import type { OrderItem } from '../../model/money/order-items';
import { localDay, timeZoneOf } from '../../schemas/api/local-day';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { buildPlanWords, type PlanWords } from './build-plan-words';

/** Minor units and ISO 4217 currency → text. Uses the plan's or payment's currency, not the area's. */
export function useMoney(): (amount: number, currency: string) => string {
  const { settings } = useCheckout();
  return (amount, currency) => formatMoney(amount, currency, settings.currency);
}

/** Price texts of a plan in the copy of the checkout. */
export function usePlanWords(): PlanWords {
  const { settings } = useCheckout();
  const { showsMonthlyDifference } = settings;
  return buildPlanWords({ order: useCopy('order'), toText: useMoney(), showsMonthlyDifference });
}

/** ISO 8601 time, or milliseconds → its day in the area's time zone, as buyers read it. */
export function useDay(): (time: string | number) => string {
  const { area } = useCheckout();
  return (time) => formatDay(localDay(area, new Date(time)));
}

interface ItemWords {
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

type Card = NonNullable<PurchasedPlan['card']>;

/** Names a card as its buyer recognises it: `Visa final 1111`. */
export function useCardWords(): (card: Card) => string {
  const m = useCopy('methods');
  return ({ company, lastFour }) => m('cardEnding', { company: m(`company-${company}`), digits: lastFour });
}
