import { defaultSeller } from '../../model/location/clean-query';
import { selectFallbackArea } from '../checkout/select-brand';
import { isCallError } from '../gateway/call-error';
import { createThrottle } from '../report/create-throttle';
import { report } from '../report/report';
import type { Runtime } from './runtime';

/** Balancers ask every few seconds and wait about as long. */
const patienceMs = 2_000;
const isDue = createThrottle();

/**
 * Whether a check of readiness succeeds in time. A database or a backend that hangs is not ready. A check that throws
 * is reported.
 *
 * @param limit ends the check; by default after the time that a balancer waits
 */
export async function isReady(
  check: (limit: AbortSignal) => Promise<boolean>,
  limit = AbortSignal.timeout(patienceMs),
): Promise<boolean> {
  const ended = new Promise<boolean>((resolve) => {
    limit.addEventListener('abort', () => resolve(false), { once: true });
  });
  const failed = (error: unknown) => {
    // A check that its limit has ended is a slow backend, not a fault of ours.
    if (!limit.aborted && isDue()) report('error', 'the check of readiness failed', { area: 'readiness', error });
    return false;
  };
  return !limit.aborted && Promise.race([check(limit).catch(failed), ended]);
}

/**
 * Whether pages can be rendered. The backend must answer the call that every page makes, or cached answers of the last
 * day must replace it. Product calls must be allowed. It calls as a page does, so most answers come from the cache. A
 * refusal counts as an answer.
 *
 * @throws what is no failed call: a fault of ours
 */
export async function canServe(
  { client, catalogue }: Pick<Runtime, 'client' | 'catalogue'>,
  limit: AbortSignal,
): Promise<boolean> {
  if (!client.canServe()) return false;
  const { area, settings } = selectFallbackArea(catalogue);
  const { business, productCode: product } = settings;
  const input = { path: { source: 'direto' }, params: { seller: defaultSeller, operation: area, business, product } };
  try {
    await client.call('loadSeller', input, { limit, since: Date.now() });
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return error.status < 500 && !error.isForeign;
  }
}
