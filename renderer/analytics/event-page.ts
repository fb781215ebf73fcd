import { splitAddress } from '../../model/location/split-address';
import type { CheckoutView } from '../checkout/checkout-view';
import { campaignKeys, type EventPage } from './build-sale';
import { maskPersonal } from './mask-personal';

/** Page of an event: brand, flow, step, seller, and the campaign that the link carries. */
export function buildEventPage(
  { brandId, area, flow, seller, search }: Pick<CheckoutView, 'brandId' | 'area' | 'flow' | 'seller' | 'search'>,
  stepId: string,
): EventPage {
  return {
    brand: brandId ?? '',
    area,
    flow: flow.id,
    step: stepId,
    seller: seller.id,
    source: seller.source,
    ...readCampaign(search),
  };
}

function readCampaign(search: string): Partial<EventPage> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(campaignKeys.flatMap((key) => (query.get(key) ? [[key, query.get(key)]] : [])));
}

/** Address of a step for the tags: of the query, the product and the campaign. Ids of a buyer's order stay out. */
export function buildPageUrl(origin: string, address: string, route: string): string {
  const { query } = splitAddress(address);
  const params = new URLSearchParams();
  for (const key of ['product', 'product-slug', 'flowId', 'lang', ...campaignKeys]) {
    const value = query.get(key);
    if (value) params.set(key, maskPersonal(value, key));
  }
  const search = params.toString();
  return `${origin}${route}${search === '' ? '' : `?${search}`}`;
}
