import type { Order } from '../../model/money/select-order';
import type { PaidMethod } from '../../schemas/generated/types';
import { attempt } from './attempt';

/** A press that analytics counts. Events that the session itself tells need no call: see `list-facts.ts`. */
export type Press =
  | { event: 'add_payment_info'; order: Order; method: PaidMethod }
  | { event: 'upsell_accept' | 'upsell_refuse' };

let listener: ((press: Press) => void) | undefined;
/** Presses before the measuring code has loaded. */
let early: Press[] = [];
const mostEarly = 10;

/**
 * Counts a press, and never throws: a payment follows it. On a brand without container nothing listens, and the press
 * is forgotten with the document.
 */
export function track(press: Press): void {
  const listen = listener;
  if (listen) attempt(() => listen(press));
  else early = [...early, press].slice(-mostEarly);
}

/** Hands every press to the measuring code, earlier ones first. Returns the function that ends it. */
export function listenToPresses(listen: (press: Press) => void): () => void {
  listener = listen;
  const waiting = early;
  early = [];
  for (const press of waiting) attempt(() => listen(press));
  return () => {
    if (listener === listen) listener = undefined;
  };
}
