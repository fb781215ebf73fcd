import { buildUrl } from '../location/clean-query';
import { selectEntry } from '../location/entry';
import type { CheckoutLocation } from '../location/parse-checkout-url';
import { matchRoute } from './match-route';
import { stepUrl } from './next-step-url';
import { findReturnRoute, listTemplates, type Manifests } from './resolve-step';

/**
 * Query that the error page gets after a failed visit: the visit's own. The id of an invoice or a subscription moves
 * from the path into the query, in place of other such ids: the visit was not about them.
 */
export function searchForRetry(
  { path, search }: Pick<CheckoutLocation, 'path' | 'search'>,
  manifests: Manifests,
): string {
  const route = matchRoute(path, manifests);
  const entry = selectEntry({}, route, manifests);
  if (entry.kind !== 'invoice' && entry.kind !== 'subscription') return search;
  const query = new URLSearchParams(search);
  query.delete('invoice');
  query.delete('subscription');
  query.set(entry.kind, entry.id);
  return query.toString();
}

/**
 * URL that tries again what the error page's query is about: a payment where banks return to, an invoice or a renewal
 * at its own route. Undefined for any other visit.
 */
export function findRetryUrl(
  { query, search }: Pick<CheckoutLocation, 'query' | 'search'>,
  manifests: Manifests,
): string | undefined {
  const returnRoute = findReturnRoute(manifests);
  if (query.token !== undefined && returnRoute !== undefined) return buildUrl(returnRoute, search);
  const { kind } = selectEntry(query, undefined, manifests);
  const [templateId] = listTemplates(manifests, ({ entry }) => entry === kind);
  return templateId && stepUrl({ templateId }, manifests, search);
}
