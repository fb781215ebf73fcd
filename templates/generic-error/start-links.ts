import { stepUrl } from '../../model/flow/next-step-url';
import { firstStep } from '../../model/flow/resolve-step';
import { buildUrl, withoutQueryValue } from '../../model/location/clean-query';
import { areaOfLang, langOfArea } from '../../model/location/lang-of-area';
import type { PageView } from '../../renderer/checkout/checkout-view';
import { manifests } from '../manifests.generated';

/** What the calls that may have failed are asked with, and what an earlier payment left: who begins without it gets past them. */
const suspects = ['token', 'oferta', 'product-slug', 'seller', 'source', 'partner'];

export interface StartLinks {
  /** The same once more, with all that the link said: most failures pass. Undefined where there is nothing to try again. */
  again: string | undefined;
  /** The product from its start; after a failure undefined where the link names no product, so that nobody is sold another. */
  start: string | undefined;
}

type Visit = Pick<PageView, 'search' | 'product' | 'area'>;

/** Ways on from the error page. Area, voucher and campaign are kept in all of them. */
export function startLinks(visit: Visit & Pick<PageView, 'error' | 'flow'>): StartLinks {
  const { search, error, flow } = visit;
  const returnPath = error?.returnPath ?? undefined;
  const back = returnPath === undefined ? undefined : buildUrl(returnPath, search);
  const begin = (query: string) => stepUrl(firstStep(flow), manifests, query);
  // No call has failed, so that the offer and whoever sells it stay. An earlier payment does not: it is looked for where a
  // bank's link leads, and no new purchase is about it.
  if (error?.kind === 'not-found') return { again: back, start: begin(withoutQueryValue(search, 'token')) };
  const query = queryAfterFailure(visit);
  return { again: back ?? begin(search), start: query === undefined ? undefined : begin(query) };
}

/** In the area that is shown: the slug may be all that told it, and both areas can have the one product code. */
function queryAfterFailure({ search, product, area }: Visit): string | undefined {
  const query = new URLSearchParams(search);
  const isKnown = !query.has('oferta') || query.has('product') || query.has('product-slug');
  if (!isKnown) return undefined;
  for (const key of suspects) query.delete(key);
  query.set('product', product.code);
  if (area !== areaOfLang(undefined) || query.has('lang')) query.set('lang', langOfArea(area));
  return query.toString();
}
