import type { ApiError } from '../../schemas/generated/types';

/** A failed call, with the status and body for the buyer's side. */
export class CallError extends Error {
  override readonly name = 'CallError';

  /**
   * @param retryAfter seconds to wait, from Retry-After
   * @param isForeign whether the body is outside the contract: it may come from a proxy in front of the backend
   */
  constructor(
    readonly status: number,
    readonly body: ApiError,
    readonly retryAfter?: number,
    readonly isForeign = false,
  ) {
    super(`${status} ${body.code}`);
  }
}

/**
 * Whether a thrown value is a CallError. It compares names, because the server and the page bundle each load this
 * module, and `instanceof` knows one copy.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}

/** An error body; `outcome: 'unknown'` when the call may have changed something. */
export function apiError(code: ApiError['code'], outcome: ApiError['outcome'] = 'none', retryable = false): ApiError {
  return { code, retryable, outcome };
}
