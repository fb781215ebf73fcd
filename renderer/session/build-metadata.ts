import { clickKeys, sourceKeys, utmKeys } from '../../model/location/campaign-keys';
import type { TrackingMetadata } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { readConsent } from './consent';

type Sources = Pick<CheckoutView, 'accepts' | 'experiments' | 'flow' | 'search' | 'seller'>;

/** Where a request is made and what brought the buyer, as version 1 of the contract has it: flow, step and campaign. */
export function buildOldMetadata({ flow, search }: Pick<Sources, 'flow' | 'search'>, stepId: string): TrackingMetadata {
  return { flow: flow.id, step: stepId, ...pick(search, utmKeys) };
}

/** The same with seller, consent, experiments and, with consent, ids of advertisements; none for a server that takes none. */
export function buildMetadata(checkout: Sources, stepId: string): { metadata?: TrackingMetadata } {
  const { accepts, experiments, search, seller } = checkout;
  if (!accepts.includes('metadata')) return {};
  const consent = readConsent();
  return {
    metadata: {
      ...buildOldMetadata(checkout, stepId),
      seller: seller.id,
      source: seller.source,
      ...pick(search, sourceKeys),
      ...(consent && { consent }),
      ...(consent === 'granted' && pick(search, clickKeys)),
      ...(experiments && { experiments }),
    },
  };
}

function pick<Key extends string>(search: string, keys: readonly Key[]): Partial<Record<Key, string>> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(keys.flatMap((key) => (query.get(key) ? [[key, query.get(key)]] : []))) as Partial<
    Record<Key, string>
  >;
}
