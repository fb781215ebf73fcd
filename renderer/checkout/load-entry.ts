import type { Entry, EntryReference } from '../../model/location/entry';
import type { ApiError } from '../../schemas/generated/types';
import type { BackendClient, Caller } from '../gateway/backend-client';
import { isCallError } from '../gateway/call-error';
import { findCall } from '../gateway/match-call';
import type { RateLimitGroup } from '../gateway/rate-limits';
import { ConfigLoadError } from './config-load-error';

/** An entry and its product code. The code is undefined when the query names the product, or nothing does. */
export interface LoadedEntry {
  entry: Entry;
  productCode?: string | undefined;
}

interface EntrySources {
  client: BackendClient;
  caller: Caller;
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
export async function loadEntry(reference: EntryReference, sources: EntrySources): Promise<LoadedEntry> {
  switch (reference.kind) {
    case 'product':
      return { entry: reference };
    case 'offer': {
      const { code } = await ask('the plan lookup', () =>
        sources.client.call(calls.offer, pathOf(reference), sources.caller),
      );
      return { entry: reference, productCode: code };
    }
    case 'invoice': {
      const found = await find(reference.kind, () =>
        sources.client.call(calls.invoice, pathOf(reference), sources.caller),
      );
      return { entry: { ...reference, kind: 'invoice', found }, productCode: found?.productCode };
    }
    case 'subscription': {
      const found = await find(reference.kind, () =>
        sources.client.call(calls.subscription, pathOf(reference), sources.caller),
      );
      return { entry: { ...reference, kind: 'subscription', found }, productCode: found?.productCode };
    }
    case 'lead': {
      const { id: leadId } = reference;
      let used: ApiError | undefined;
      const found = await find(reference.kind, () =>
        sources.client.call(calls.lead, { path: { leadId } }, sources.caller).catch((error: unknown) => {
          if (!isCallError(error) || error.body.code !== 'lead_used') throw error;
          used = error.body;
          return null;
        }),
      );
      const productCode = found?.productCode ?? used?.productCode;
      return { entry: { ...reference, kind: 'lead', found, ...(used && { isUsed: true }) }, productCode };
    }
  }
}

/** Limit of the call that loads an entry; null when loading it is not limited, or its answer is cached. */
export function findRateLimit(
  reference: EntryReference,
  client: Pick<BackendClient, 'isCached'>,
): RateLimitGroup | null {
  if (reference.kind === 'product') return null;
  if (reference.kind === 'offer' && client.isCached(calls.offer, pathOf(reference))) return null;
  return findCall(calls[reference.kind]).rateLimit;
}

function pathOf({ id }: { id: string }) {
  return { path: { id } };
}

async function find<T>(kind: keyof typeof calls, call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 501)) return null;
    throw new ConfigLoadError(`the ${kind} could not be loaded`, { cause: error });
  }
}

async function ask<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new ConfigLoadError(`${what} failed`, { cause: error });
  }
}
