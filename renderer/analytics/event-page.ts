import { splitAddress } from '../../model/location/split-address';
import type { CheckoutView } from '../checkout/checkout-view';
import type { ConsentAnswer } from '../session/consent';
import { campaignKeys, type EventPage } from './build-sale';
import { maskPersonal } from './mask-personal';

type MeasuredView = Pick<CheckoutView, 'brandId' | 'area' | 'experiments' | 'flow' | 'seller' | 'search'>;

/** Page of an event: brand, flow, step, seller, consent, experiments, and the campaign that the link carries. */
export function buildEventPage(
  { brandId, area, experiments = {}, flow, seller, search }: MeasuredView,
  stepId: string,
  consent: ConsentAnswer | undefined,
): EventPage {
  return {
    brand: brandId ?? '',
    area,
    flow: flow.id,
    step: stepId,
    seller: seller.id,
    source: seller.source,
    ...(consent && { consent }),
    ...(Object.keys(experiments).length > 0 && {
      experiments: Object.entries(experiments)
        .map(([flag, variant]) => `${flag}:${variant}`)
        .join(','),
    }),
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
