/** What the calls that may have failed are asked with, and what an earlier payment left: who begins without it gets past them. */
const suspects = ['token', 'oferta', 'product-slug', 'seller', 'source', 'partner'];

export interface StartLinks {
  /** The same once more, with all that the link said: most failures pass. */
  again: string;
  /** The product from its start; undefined where the link names no product, so that nobody is sold another. */
  start: string | undefined;
}

interface FailedVisit {
  /** The query that was kept, without the question mark. */
  search: string;
  /** Of the product that is shown. */
  code: string;
  /** Where a bank's page led to: only there is it found out what became of the payment. */
  returnPath: string | null;
}

/** Ways on from the error page. Language, voucher and campaign are kept in both. */
export function startLinks({ search, code, returnPath }: FailedVisit): StartLinks {
  const query = new URLSearchParams(search);
  const isKnown = !query.has('oferta') || query.has('product') || query.has('product-slug');
  for (const key of suspects) query.delete(key);
  query.set('product', code);
  const path = returnPath ?? '/lead';
  return { again: search === '' ? path : `${path}?${search}`, start: isKnown ? `/lead?${query}` : undefined };
}
