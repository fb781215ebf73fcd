import type { CallId, Calls } from '../../schemas/generated/contract';
import type { ApiError } from '../../schemas/generated/types';

export interface ApiInput<Id extends CallId> {
  path?: Record<Calls[Id]['path'], string>;
  params?: Partial<Record<Calls[Id]['params'], string>>;
  body?: Calls[Id]['request'];
  idempotencyKey?: string;
  /** Ends a call that only reads. A sending call goes on, because its outcome would be unknown. */
  signal?: AbortSignal;
}

/** The contract's calls from the browser, same origin. */
export type Api = <Id extends CallId>(id: Id, input: ApiInput<Id>) => Promise<Calls[Id]['answer']>;

/**
 * A call that failed. Without an answer from this site: code `backend_unavailable`, status 0, outcome unknown for a
 * sending call.
 */
export class ApiCallError extends Error {
  override readonly name = 'ApiCallError';

  /** @param isRead whether the call only reads */
  constructor(
    readonly status: number,
    readonly body: ApiError,
    readonly isRead = false,
  ) {
    super(`${status} ${body.code}`);
  }
}
