import type { IncomingMessage } from 'node:http';
import type { Manifests } from '../../model/flow/resolve-step';
import { buildFlowChoice } from '../../model/flow/select-flow';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import { findRateLimit } from '../checkout/load-entry';
import { type CallError, isCallError } from '../gateway/call-error';
import { readClientAddress } from '../gateway/rate-limits';
import type { Runtime } from '../server/runtime';

/**
 * Counts the lookup of a visit's id for the client's address, together with those that the gateway counts.
 *
 * @returns the refusal of an address that is over its limit
 */
export async function countLookup(
  location: CheckoutLocation,
  request: IncomingMessage,
  { client, limit, settings }: Pick<Runtime, 'client' | 'limit' | 'settings'>,
  manifests: Manifests,
): Promise<CallError | undefined> {
  const group = findRateLimit(buildFlowChoice(location, manifests).entry, client);
  if (group === null) return undefined;
  try {
    await limit(group, readClientAddress(request, settings.proxyHops));
    return undefined;
  } catch (error) {
    if (isCallError(error)) return error;
    throw error;
  }
}
