import type { ApiError } from '../../schemas/generated/types';

/** A call that did not succeed: what the buyer's side is told. */
export class CallError extends Error {
  readonly status: number;
  readonly body: ApiError;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;
  /** Whether the answer was an error without a body of the contract: it may be of something before the backend. */
  readonly isForeign: boolean;

  constructor(status: number, body: ApiError, retryAfter?: number, isForeign = false) {
    super(`${status} ${body.code}`);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.isForeign = isForeign;
  }
}

/**
 * Whether something thrown is a CallError. By name: the server's modules exist twice, once in the process that starts it
 * and once in the pages' bundle, and `instanceof` knows only its own copy.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}

/** An error body; `outcome: 'unknown'` when the call may have changed something. */
export function apiError(code: ApiError['code'], outcome: ApiError['outcome'] = 'none', retryable = false): ApiError {
  return { code, retryable, outcome };
}
