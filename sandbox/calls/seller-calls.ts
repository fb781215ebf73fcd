import { notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import sellers from '../data/sellers.json' with { type: 'json' };
import type { SandboxSeller } from '../sandbox-catalogue';

/** Sellers by the query value `seller`, whatever its case; without one the source of the path is asked for. */
export const sellerCalls: CallHandlers<'loadSeller'> = {
  async loadSeller(context, { path, query }) {
    const wanted = (query.seller ?? path.source).toLowerCase();
    const known: readonly SandboxSeller[] = [...(context.catalogue.sellers ?? []), ...sellers];
    const seller = known.find((candidate) => candidate.seller.toLowerCase() === wanted);
    if (!seller) throw notFound('seller_not_found');
    const { seller: _, ...answer } = seller;
    return answer;
  },
};
