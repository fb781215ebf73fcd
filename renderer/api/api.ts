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
  readonly status: number;
  readonly body: ApiError;
  /** Whether the call only reads. */
  readonly isRead: boolean;

  constructor(status: number, body: ApiError, isRead = false) {
    super(`${status} ${body.code}`);
    this.name = 'ApiCallError';
    this.status = status;
    this.body = body;
    this.isRead = isRead;
  }
}
