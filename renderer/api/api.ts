import { callRoutes } from '../../schemas/generated/call-routes';
import type { CallId, Calls } from '../../schemas/generated/contract';
import type { ApiError } from '../../schemas/generated/types';

export interface ApiInput<Id extends CallId> {
  path?: Record<Calls[Id]['path'], string>;
  params?: Partial<Record<Calls[Id]['params'], string>>;
  body?: Calls[Id]['request'];
  idempotencyKey?: string;
}

/** The contract's calls from the browser, same origin. */
export type Api = <Id extends CallId>(id: Id, input: ApiInput<Id>) => Promise<Calls[Id]['answer']>;

/** A call that failed. Without an answer from this site: code `backend_unavailable`, status 0, outcome unknown for what is sent. */
export class ApiCallError extends Error {
  readonly status: number;
  readonly body: ApiError;

  constructor(status: number, body: ApiError) {
    super(`${status} ${body.code}`);
    this.name = 'ApiCallError';
    this.status = status;
    this.body = body;
  }
}

/** The gateway gives up after 60 s (spec 7); its answer needs a moment more to arrive. */
const timeoutMs = 63_000;

let loading: Promise<typeof import('ofetch')> | undefined;

/** Loads the HTTP client; called at the first touch of a field, so that it is not part of arrival. */
export function preloadApi(): Promise<typeof import('ofetch')> {
  loading ??= import('ofetch').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Makes one call from the browser. @throws ApiCallError */
export const callApi: Api = async (id, input) => {
  const [method, route] = callRoutes[id].split(' ') as [string, string];
  const isRead = method === 'GET';
  const path = route.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((input.path as Record<string, string> | undefined)?.[key] ?? ''),
  );
  try {
    const { ofetch } = await preloadApi();
    return await ofetch<Calls[typeof id]['answer'], 'json'>(path, {
      method,
      retry: 0,
      timeout: timeoutMs,
      headers: input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey },
      ...(input.params ? { query: input.params } : {}),
      ...(input.body === undefined ? {} : { body: input.body }),
    });
  } catch (error) {
    throw toApiCallError(error, isRead);
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
