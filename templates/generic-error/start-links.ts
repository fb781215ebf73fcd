import { firstStep, stepUrl } from '../../model/flow/resolve-step';
import { withoutQueryValue } from '../../model/location/clean-query';
import { areaOfLang, langOfArea } from '../../model/location/lang-of-area';
import type { PageView } from '../../renderer/checkout/checkout-view';

/**
 * Parameters of the calls that may have failed, and an earlier payment's token. A link without them avoids the failure.
 */
const suspects = [
  'token',
  'invoice',
  'subscription',
  'lead',
  'retry',
  'oferta',
  'product-slug',
  'seller',
  'source',
  'partner',
];

export interface StartLinks {
  /** Link to the same page with all parameters: most failures pass. Undefined when there is nothing to retry. */
  again: string | undefined;
  /**
   * Link to the product's first step. Undefined if the visit is about something whose product the link does not name:
   * another one must not be sold. Undefined too in the flow of an invoice or a renewal.
   */
  start: string | undefined;
}

type Visit = Pick<PageView, 'search' | 'product' | 'area' | 'error'>;

/** Links of the error page. All keep area, voucher and campaign. */
export function startLinks(visit: Visit & Pick<PageView, 'flow' | 'manifests'>): StartLinks {
  const { search, error, flow, manifests } = visit;
  const retryUrl = error?.retryUrl ?? undefined;
  const first = firstStep(flow);
  const needsId = manifests[first.templateId].entry !== undefined;
  const begin = (query: string) => (needsId ? undefined : stepUrl(first, manifests, query));
  // No call has failed, so offer and seller stay. The earlier payment's token goes: only a bank's return link needs it.
  if (error?.kind === 'not-found') return { again: retryUrl, start: begin(withoutQueryValue(search, 'token')) };
  const query = queryAfterFailure(visit);
  return { again: retryUrl ?? begin(search), start: query === undefined ? undefined : begin(query) };
}

/** Names the area explicitly. The slug may have been its only source, and both areas can share one product code. */
function queryAfterFailure({ search, product, area, error }: Visit): string | undefined {
  const query = new URLSearchParams(search);
  const isAboutId = query.has('oferta') || Boolean(error?.retryUrl);
  if (isAboutId && !query.has('product') && !query.has('product-slug')) return undefined;
  for (const key of suspects) query.delete(key);
  query.set('product', product.code);
  if (area !== areaOfLang(undefined) || query.has('lang')) query.set('lang', langOfArea(area));
  return query.toString();
}
