import type { InvoiceAnswer, LeadRecoveryAnswer, Manifest, SubscriptionAnswer } from '../../schemas/generated/types';
import type { ChargedKind } from '../flow/list-charges';
import type { RouteMatch } from '../flow/match-route';
import type { CheckoutQuery } from './clean-query';

/** Subject of a visit before it is loaded. Each leads to a product. */
export type EntryReference =
  | { kind: 'product' }
  | { kind: 'offer'; id: string }
  | { kind: 'invoice' | 'subscription' | 'lead'; id: string };

/**
 * Loaded subject of a visit. `found` is null for an unknown id and for another buyer's id: buyers see the same text for
 * both.
 */
export type Entry =
  | { kind: 'product' }
  | { kind: 'offer'; id: string }
  | { kind: 'invoice'; id: string; found: InvoiceAnswer | null }
  | { kind: 'subscription'; id: string; found: SubscriptionAnswer | null }
  /** `isUsed`: its purchase is paid. */
  | { kind: 'lead'; id: string; found: LeadRecoveryAnswer | null; isUsed?: true };

/**
 * Route and query → subject of the visit. The route's `{id}` wins. On a later step, the query's invoice or subscription
 * follows. Then the offer, then the product.
 *
 * @param route undefined when no template owns the path
 */
export function selectEntry(
  query: CheckoutQuery,
  route: RouteMatch | undefined,
  manifests: Readonly<Record<string, Pick<Manifest, 'entry'>>>,
): EntryReference {
  const kind = route && manifests[route.templateId]?.entry;
  if (kind && route.params.id !== undefined) return { kind, id: route.params.id };
  if (query.invoice !== undefined) return { kind: 'invoice', id: query.invoice };
  if (query.subscription !== undefined) return { kind: 'subscription', id: query.subscription };
  return query.oferta === undefined ? { kind: 'product' } : { kind: 'offer', id: query.oferta };
}

/** Why an invoice or a subscription takes no more money, or the amount that it costs now, in minor units. */
export type EntryChange = 'paid' | 'expired' | 'gone' | { charge: ChargedKind; amount: number };

/** The entry as the backend describes it after the page was loaded: paid elsewhere, expired, unknown, or repriced. */
export function applyEntryChange(entry: Entry, change: EntryChange | null): Entry {
  if (change === null) return entry;
  if (change === 'gone')
    return entry.kind === 'invoice' || entry.kind === 'subscription' ? { ...entry, found: null } : entry;
  if (entry.kind === 'invoice' && entry.found) {
    const { found } = entry;
    return {
      ...entry,
      found: typeof change === 'object' ? { ...found, amount: change.amount } : { ...found, status: change },
    };
  }
  if (entry.kind !== 'subscription' || !entry.found || typeof change !== 'object') return entry;
  const { charge, amount } = change;
  const { found } = entry;
  if (charge === 'renewal') return { ...entry, found: { ...found, amount } };
  return { ...entry, found: { ...found, ...(found.offer && { offer: { ...found.offer, amount } }) } };
}
