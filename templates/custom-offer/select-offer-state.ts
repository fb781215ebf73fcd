import type { Entry } from '../../model/location/entry';

/** payable: shows the form. The other states take no payment. */
export type OfferState = 'payable' | 'renewed' | 'gone' | 'canceled' | 'unknown';

/** State of the custom offer of the visit's subscription. An offer that has ended is no longer in the answer. */
export function selectOfferState(entry: Entry): OfferState {
  const found = entry.kind === 'subscription' ? entry.found : null;
  if (!found) return 'unknown';
  if (found.status === 'canceled' || found.status === 'renewed') return found.status;
  return found.offer?.kind === 'custom' ? 'payable' : 'gone';
}
