/** What the calls that may have failed are asked with: who begins without it gets past them. */
const suspects = ['oferta', 'product-slug', 'seller', 'source', 'partner'];

export interface StartLinks {
  /** The same once more, with all that the link said: most failures pass. */
  again: string;
  /** The product from its start; undefined where the link names no product, so that nobody is sold another. */
  start: string | undefined;
}

/**
 * Ways on from the error page. Language, voucher and campaign are kept in both.
 *
 * @param search the query that was kept, without the question mark
 * @param code of the product that is shown
 */
export function startLinks(search: string, code: string): StartLinks {
  const query = new URLSearchParams(search);
  const isKnown = !query.has('oferta') || query.has('product') || query.has('product-slug');
  for (const key of suspects) query.delete(key);
  query.set('product', code);
  return { again: search === '' ? '/lead' : `/lead?${search}`, start: isKnown ? `/lead?${query}` : undefined };
}
