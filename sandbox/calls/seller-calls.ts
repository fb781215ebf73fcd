import { notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import sellers from '../data/sellers.json' with { type: 'json' };

/** Sellers by the query value `seller` in any case; without it, by the source in the path. */
export const sellerCalls: CallHandlers<'loadSeller'> = {
  async loadSeller(_context, { path, query }) {
    const wanted = (query.seller ?? path.source).toLowerCase();
    const seller = sellers.find((candidate) => candidate.seller.toLowerCase() === wanted);
    if (!seller) throw notFound('seller_not_found');
    const { seller: _, ...answer } = seller;
    return answer;
  },
};
