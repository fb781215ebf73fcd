import type { Basket, EventName } from './build-sale';

/** Spec 3: what a visit leaves in the browser lasts a day. */
const visitMs = 86_400_000;
/** A slip may be paid days later, and a receipt opened weeks later: an order counts once. Nothing here is personal. */
const orderMs = 90 * visitMs;
const paymentEvents = ['generate_pix', 'generate_bankslip', 'purchase'] satisfies EventName[];
const storageKey = 'measuredEvents';

/** Event keys and baskets of orders, each with the time of its last use. */
interface Sent {
  events: Record<string, number>;
  baskets: Record<string, { basket: Basket; at: number }>;
}

/**
 * Takes an event for this browser: true for its first caller, in whatever tab. It is written before the event is pushed,
 * so that a reload cannot push it again. Each later call keeps the mark as young as the purchase that it is about.
 *
 * @param key identity of its order
 * @param basket items of a payment, kept under the same key
 */
export function claimEvent(event: EventName, key: string, basket?: Basket): Promise<boolean> {
  return change((sent) => {
    const mark = `${event}:${key}`;
    const isFirst = sent.events[mark] === undefined;
    sent.events[mark] = Date.now();
    if (basket) sent.baskets[key] = { basket, at: Date.now() };
    return isFirst;
  });
}

/** Keeps the items of an order that is sent, for the events of its purchase. */
export function keepBasket(key: string, basket: Basket): Promise<void> {
  return change((sent) => {
    sent.baskets[key] = { basket, at: Date.now() };
  });
}

export function readBasket(key: string): Basket | undefined {
  return read().baskets[key]?.basket;
}

/** One tab at a time: two tabs may learn of one paid pix in the same moment. Plain HTTP has no locks. */
async function change<Result>(write: (sent: Sent) => Result): Promise<Result> {
  const work = () => {
    const sent = read();
    const result = write(sent);
    localStorage.setItem(storageKey, JSON.stringify(sent));
    return result;
  };
  return navigator.locks ? navigator.locks.request(storageKey, work) : work();
}

function read(): Sent {
  const { events, baskets } = parse(localStorage.getItem(storageKey));
  const isFresh = (at: unknown, ms: number) => typeof at === 'number' && Math.abs(Date.now() - at) < ms;
  const marks = Object.keys(events ?? {});
  const isOfPayment = (mark: string) => paymentEvents.some((event) => mark.startsWith(`${event}:`));
  // An order that was pressed and never paid is no payment.
  const isPayment = (key: string) => paymentEvents.some((event) => marks.includes(`${event}:${key}`));
  return {
    events: Object.fromEntries(
      Object.entries(events ?? {}).filter(([mark, at]) => isFresh(at, isOfPayment(mark) ? orderMs : visitMs)),
    ),
    baskets: Object.fromEntries(
      Object.entries(baskets ?? {}).filter(([key, entry]) => isFresh(entry?.at, isPayment(key) ? orderMs : visitMs)),
    ),
  };
}

/** Ignores values of another version or a manual edit. */
function parse(text: string | null): Partial<Sent> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
