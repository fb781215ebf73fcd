import type { InvoiceAnswer, LeadRecoveryAnswer, Manifest, SubscriptionAnswer } from '../../schemas/generated/types';
import type { RouteMatch } from '../flow/match-route';
import type { CheckoutQuery } from './clean-query';

/** What a visit is about, before anything of it is loaded. Each leads to a product. */
export type EntryReference =
  | { kind: 'product' }
  | { kind: 'offer'; id: string }
  | { kind: 'invoice' | 'subscription' | 'lead'; id: string };

/**
 * The subject of a visit, as the backend knows it. `found` is null for an unknown id and for somebody else's: buyers read the
 * same words for both.
 */
export type Entry =
  | { kind: 'product' }
  | { kind: 'offer'; id: string }
  | { kind: 'invoice'; id: string; found: InvoiceAnswer | null }
  | { kind: 'subscription'; id: string; found: SubscriptionAnswer | null }
  | { kind: 'lead'; id: string; found: LeadRecoveryAnswer | null };

/**
 * Location → what the visit is about: the `{id}` of its route; else the invoice or subscription that the query names, on a later
 * step of such a flow; else the offer; else the product.
 *
 * @param route of the path; undefined where no template owns it
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
