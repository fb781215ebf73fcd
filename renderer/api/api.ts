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

let loading: Promise<typeof import('./send-call')> | undefined;

/** Loads the HTTP client; called at the first touch of a field, so that it is not part of arrival. */
export function preloadApi(): Promise<typeof import('./send-call')> {
  loading ??= import('./send-call').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Makes one call from the browser. @throws ApiCallError, also when the client itself could not be loaded */
export const callApi: Api = async (id, input) => {
  const client = await preloadApi().catch(() => {
    throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
  });
  return client.sendCall(id, input);
};
