import { ofetch } from 'ofetch';
import { callRoutes } from '../../schemas/generated/call-routes';
import type { Calls } from '../../schemas/generated/contract';
import type { ApiError } from '../../schemas/generated/types';
import { type Api, ApiCallError } from './api';

/** The gateway gives up after 60 s (spec 7); its answer needs a moment more to arrive. */
const timeoutMs = 63_000;

/** Sends one call of the contract. @throws ApiCallError */
export const sendCall: Api = async (id, input) => {
  const [method, route] = callRoutes[id].split(' ') as [string, string];
  const path = route.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((input.path as Record<string, string> | undefined)?.[key] ?? ''),
  );
  try {
    return await ofetch<Calls[typeof id]['answer'], 'json'>(path, {
      method,
      retry: 0,
      timeout: timeoutMs,
      headers: input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey },
      ...(input.params ? { query: input.params } : {}),
      ...(input.body === undefined ? {} : { body: input.body }),
    });
  } catch (error) {
    throw toApiCallError(error, method === 'GET');
  }
};

function toApiCallError(error: unknown, isRead: boolean): ApiCallError {
  const { status = 0, data } = error as { status?: number; data?: unknown };
  if (isApiError(data)) return new ApiCallError(status, data);
  const outcome = isRead || (status >= 400 && status < 500) ? 'none' : 'unknown';
  return new ApiCallError(status, { code: 'backend_unavailable', retryable: true, outcome });
}

function isApiError(data: unknown): data is ApiError {
  return typeof data === 'object' && data !== null && 'code' in data && 'outcome' in data;
}
