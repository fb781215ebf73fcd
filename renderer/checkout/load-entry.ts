import type { Entry, EntryReference } from '../../model/location/entry';
import type { BackendClient } from '../gateway/backend-client';
import { type CallError, isCallError } from '../gateway/call-error';
import { findCall } from '../gateway/match-call';
import type { RateLimitGroup } from '../gateway/rate-limits';
import type { Visit } from './checkout-view';
import { ConfigLoadError } from './load-errors';

/** An entry and its product code. The code is undefined when the query names the product, or nothing does. */
export interface LoadedEntry {
  entry: Entry;
  productCode?: string | undefined;
}

const calls = {
  offer: 'loadPlanProduct',
  invoice: 'loadInvoice',
  subscription: 'loadSubscription',
  lead: 'loadLead',
} as const;

/**
 * Loads the subject of a visit from the backend. A backend without the call (404, 501) counts as an unknown id.
 *
 * @throws ConfigLoadError when the call fails
 */
export async function loadEntry({ location: { entry }, client, caller }: Visit): Promise<LoadedEntry> {
  if (entry.kind === 'product') return { entry };
  const { kind, id } = entry;
  try {
    switch (kind) {
      case 'offer': {
        const { code } = await client.call(calls.offer, { path: { id } }, caller);
        return { entry: { kind, id }, productCode: code };
      }
      case 'invoice': {
        const found = await client.call(calls.invoice, { path: { id } }, caller);
        return { entry: { kind, id, found }, productCode: found.productCode };
      }
      case 'subscription': {
        const found = await client.call(calls.subscription, { path: { id } }, caller);
        return { entry: { kind, id, found }, productCode: found.productCode };
      }
      case 'lead': {
        const found = await client.call(calls.lead, { path: { leadId: id } }, caller);
        return { entry: { kind, id, found }, productCode: found.productCode };
      }
    }
  } catch (error) {
    const { status, body } = isCallError(error) ? error : ({} as Partial<CallError>);
    if (kind === 'lead' && body?.code === 'lead_used')
      return { entry: { kind, id, found: null, isUsed: true }, productCode: body.productCode };
    if (kind !== 'offer' && (status === 404 || status === 501)) return { entry: { kind, id, found: null } };
    throw new ConfigLoadError(`the ${kind} could not be loaded`, { cause: error });
  }
}

/** Limit of the call that loads an entry; null when loading it is not limited, or its answer is cached. */
export function findRateLimit(entry: EntryReference, client: Pick<BackendClient, 'isCached'>): RateLimitGroup | null {
  if (entry.kind === 'product') return null;
  if (entry.kind === 'offer' && client.isCached(calls.offer, { path: { id: entry.id } })) return null;
  return findCall(calls[entry.kind]).rateLimit;
}
