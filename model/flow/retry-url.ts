import type { TemplateId } from '../../schemas/generated/types';
import { buildUrl, withoutQueryValue } from '../location/clean-query';
import type { CheckoutLocation } from '../location/parse-checkout-url';
import { findReturnRoute, listTemplates, type Manifests, stepUrl } from './resolve-step';

/** Kinds of ids that a path may hold, and their keys in the query. */
const entryKinds = ['invoice', 'subscription', 'lead'] as const;

/**
 * Query that the error page gets after a failed visit: the visit's own. The id of an invoice, subscription or lead moves
 * from the path into the query. It replaces other such ids: the visit was not about them. A screen that charges what the
 * query names joins it as `retry`.
 */
export function searchForRetry(
  { templateId, params, search }: Pick<CheckoutLocation, 'templateId' | 'params' | 'search'>,
  manifests: Manifests,
): string {
  const query = new URLSearchParams(search);
  query.delete('retry');
  const kind = templateId && manifests[templateId].entry;
  if (kind && params.id !== undefined) {
    for (const other of entryKinds) query.delete(other);
    query.set(kind, params.id);
  } else if (templateId && chargesOfQuery(templateId, manifests)) query.set('retry', templateId);
  return query.toString();
}

/**
 * URL that tries again what the error page's query is about. A payment leads to where banks return to, and an upgrade or
 * an offer to its own screen. An invoice, a renewal or a lead leads to its own route. Undefined for any other visit.
 */
export function findRetryUrl(
  { query, search }: Pick<CheckoutLocation, 'query' | 'search'>,
  manifests: Manifests,
): string | undefined {
  const rest = withoutQueryValue(search, 'retry');
  const returnRoute = findReturnRoute(manifests);
  if (query.token !== undefined && returnRoute !== undefined) return buildUrl(returnRoute, rest);
  const [failed] = listTemplates(manifests, (manifest) => manifest === manifests[query.retry as TemplateId]);
  if (failed !== undefined && chargesOfQuery(failed, manifests))
    return stepUrl({ templateId: failed }, manifests, rest);
  const kind = entryKinds.find((one) => query[one] !== undefined);
  const [templateId] = listTemplates(manifests, ({ entry }) => entry !== undefined && entry === kind);
  return templateId && stepUrl({ templateId }, manifests, rest);
}

/** Whether a screen charges an order whose id stands in the query, not in its path. */
function chargesOfQuery(templateId: TemplateId, manifests: Manifests): boolean {
  const { charges, entry } = manifests[templateId];
  return charges !== undefined && entry === undefined;
}
