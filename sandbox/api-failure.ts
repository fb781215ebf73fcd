import type { ApiError, ApiErrorCode, RefusalCode } from '../schemas/generated/types';

/** A failed call with an answer of the contract. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly status: number,
    readonly body: ApiError,
    /** Seconds for `Retry-After`. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status} ${body.code}`);
  }
}

/** The connection breaks without an answer: `fetch` rejects with this for the card holder CAIR. */
export class ConnectionCutError extends Error {
  override readonly name = 'ConnectionCutError';
  readonly code = 'ECONNRESET';

  constructor() {
    super('socket hang up');
  }
}

/** The request names something that does not exist. */
export function notFound(code: ApiErrorCode): ApiFailure {
  return new ApiFailure(404, { code, retryable: false, outcome: 'none' });
}

/** 422 `invalid_request`; `fields` maps paths to rule ids. */
export function invalidRequest(fields: Record<string, string>): ApiFailure {
  return new ApiFailure(422, { code: 'invalid_request', retryable: false, outcome: 'none', fields });
}

/** 422 with another code; nothing was changed. */
export function unprocessable(code: ApiErrorCode): ApiFailure {
  return new ApiFailure(422, { code, retryable: false, outcome: 'none' });
}

/** 429 with `Retry-After`. */
export function rateLimited(retryAfterSeconds: number): ApiFailure {
  return new ApiFailure(
    429,
    { code: 'rate_limited', retryable: true, outcome: 'none' },
    Math.max(1, retryAfterSeconds),
  );
}

/** Refusals that the same card and buyer may overcome by another try. */
const PASSING: readonly RefusalCode[] = ['processing_error', 'call_issuer', 'challenge_failed'];

/**
 * Body of a refused payment; its status is 422 and no money was taken.
 *
 * @param entry index of the refused card, with two cards
 */
export function refusalBody(code: RefusalCode, entry?: number): ApiError {
  return { code, retryable: PASSING.includes(code), outcome: 'none', ...(entry === undefined ? {} : { entry }) };
}

/** A refused card or payment: 422. */
export function refusalFailure(code: RefusalCode): ApiFailure {
  return new ApiFailure(422, refusalBody(code));
}
