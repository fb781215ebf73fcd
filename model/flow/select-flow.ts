import type { BrandSettings, Flow } from '../../schemas/generated/types';
import type { CheckoutQuery } from '../location/parse-checkout-url';

type ForcedFlows = NonNullable<BrandSettings['forcedFlows']>;

/**
 * Checkout → Flow. Spec 4: the product's forcedFlows (route or voucher) win over flowId; then flowId; then `offer`
 * if an offer is given; then `default`. The matching flow is used, else the first one.
 *
 * @throws RangeError when there is no flow at all: a config without flows must not get this far.
 */
export function selectFlow(flows: readonly Flow[], forcedFlows: ForcedFlows, query: CheckoutQuery): Flow {
  const forced = forcedFlows.find(({ when }) => matches(when, query))?.flow;
  const wanted = forced ?? query.flowId ?? (query.oferta === undefined ? 'default' : 'offer');
  const flow = flows.find(({ id }) => id === wanted) ?? flows[0];
  if (!flow) throw new RangeError('a product needs at least one flow');
  return flow;
}

function matches(when: ForcedFlows[number]['when'], query: CheckoutQuery): boolean {
  const routeFits = when.route === undefined || when.route === query.route;
  const voucherFits = when.voucher === undefined || when.voucher.toLowerCase() === query.voucher?.toLowerCase();
  return routeFits && voucherFits;
}
