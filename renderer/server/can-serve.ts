import { defaultSeller } from '../../model/location/clean-query';
import { selectFallbackArea } from '../checkout/select-brand';
import { isCallError } from '../gateway/call-error';
import type { Runtime } from './runtime';

/** Balancers ask every few seconds, and wait about as long. */
const patienceMs = 2_000;

/**
 * Whether pages can be made: the backend answers the call that each of them makes whatever is sold, or answers of the last
 * day stand in for it, and its product calls are let through. Asks as a page does, so that most answers are kept ones; a
 * refusal is an answer.
 */
export async function canServe({ client, catalogue }: Pick<Runtime, 'client' | 'catalogue'>): Promise<boolean> {
  if (!client.canServe()) return false;
  const { area, settings } = selectFallbackArea(catalogue);
  const { business, productCode: product } = settings;
  const input = { path: { source: 'direto' }, params: { seller: defaultSeller, operation: area, business, product } };
  try {
    await client.call('loadSeller', input, { limit: AbortSignal.timeout(patienceMs), since: Date.now() });
    return true;
  } catch (error) {
    return isCallError(error) && error.status < 500 && !error.isForeign;
  }
}
