import { stepUrl } from '../../model/flow/next-step-url';
import { firstStep } from '../../model/flow/resolve-step';
import { buildUrl, withoutQueryValue } from '../../model/location/clean-query';
import { areaOfLang, langOfArea } from '../../model/location/lang-of-area';
import type { PageView } from '../../renderer/checkout/checkout-view';

/**
 * Parameters of the calls that may have failed, and an earlier payment's token. A link without them avoids the failure.
 */
const suspects = ['token', 'oferta', 'product-slug', 'seller', 'source', 'partner'];

export interface StartLinks {
  /** Link to the same page with all parameters: most failures pass. Undefined when there is nothing to retry. */
  again: string | undefined;
  /**
   * Link to the product's first step. Undefined after a failure if the link names no product: another one must not be
   * sold.
   */
  start: string | undefined;
}

type Visit = Pick<PageView, 'search' | 'product' | 'area'>;

/** Links of the error page. All keep area, voucher and campaign. */
export function startLinks(visit: Visit & Pick<PageView, 'error' | 'flow' | 'manifests'>): StartLinks {
  const { search, error, flow, manifests } = visit;
  const returnPath = error?.returnPath ?? undefined;
  const back = returnPath === undefined ? undefined : buildUrl(returnPath, search);
  const begin = (query: string) => stepUrl(firstStep(flow), manifests, query);
  // No call has failed, so offer and seller stay. The earlier payment's token goes: only a bank's return link needs it.
  if (error?.kind === 'not-found') return { again: back, start: begin(withoutQueryValue(search, 'token')) };
  const query = queryAfterFailure(visit);
  return { again: back ?? begin(search), start: query === undefined ? undefined : begin(query) };
}

/** Names the area explicitly. The slug may have been its only source, and both areas can share one product code. */
function queryAfterFailure({ search, product, area }: Visit): string | undefined {
  const query = new URLSearchParams(search);
  const isKnown = !query.has('oferta') || query.has('product') || query.has('product-slug');
  if (!isKnown) return undefined;
  for (const key of suspects) query.delete(key);
  query.set('product', product.code);
  if (area !== areaOfLang(undefined) || query.has('lang')) query.set('lang', langOfArea(area));
  return query.toString();
}
