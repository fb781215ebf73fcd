import { validatorOf } from '../../schemas/api/validator-of';
import { validateApiError } from '../../schemas/generated/api.mjs';
import type { ApiError } from '../../schemas/generated/types';
import type { ErrorObject, Validator } from '../../schemas/generated/validator';
import { type BackendAnswer, BackendAnswerError } from './backend';
import { apiError, CallError } from './call-error';
import type { ContractCall } from './match-call';

/** If the backend asks for a longer wait, we do not retry. */
const maximumWaitMs = 5_000;

/** Longest Retry-After that is passed on, in seconds. */
const maximumRetryAfter = 24 * 60 * 60;

/** A failure that a GET may repeat: no answer at all, 429, 502, 503, 504. */
export class RepeatableError extends CallError {
  constructor(
    { status, body, retryAfter, isForeign }: CallError,
    readonly waitMs?: number,
  ) {
    super(status, body, retryAfter, isForeign);
  }
}

/** Errors of a call that never left, because no connection existed. With a connection, it may have arrived. */
const unsentCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

function hasNotLeft(error: unknown): boolean {
  const { code } = Object((error as Error | undefined)?.cause) as { code?: unknown };
  return unsentCodes.some((one) => one === code);
}

/** Error for a call without an answer. A sending call may have changed something, unless the request never left. */
export function failureWithoutAnswer(call: ContractCall, error: unknown): CallError {
  const outcome = call.method === 'GET' || hasNotLeft(error) ? 'none' : 'unknown';
  if (error instanceof BackendAnswerError)
    return new CallError(502, apiError('backend_answer_invalid', outcome), undefined, true);
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  if (isTimeout) return new CallError(504, apiError('backend_timeout', outcome, true));
  return new CallError(502, apiError('backend_unavailable', outcome, true));
}

/**
 * Body of an answer without its invalid optional parts. A call with `isWhole` requires every part.
 *
 * @param onLeftOut receives the schema path of each removed part
 * @throws CallError with the status and body for the buyer's side
 */
export function readAnswer(
  call: ContractCall,
  answer: BackendAnswer,
  onLeftOut: (place: string) => void = () => undefined,
): object {
  const outcome = call.method === 'GET' ? 'none' : 'unknown';
  const value = parseJson(answer);
  if (answer.status < 300) {
    const validate = validatorOf(call.answer);
    if (call.isWhole && validate(value)) return value;
    const readable = call.isWhole ? undefined : leaveOutParts(validate, value);
    for (const place of readable?.leftOut ?? []) onLeftOut(place);
    if (readable) return readable.value;
    throw new CallError(502, apiError('backend_answer_invalid', outcome), undefined, value === undefined);
  }
  const retryAfter = readRetryAfter(answer.headers);
  const status = passedStatus(answer.status);
  const failure = validateApiError(value)
    ? new CallError(status, value, retryAfter)
    : new CallError(status, foreignError(answer.status, value, outcome), retryAfter, true);
  const mayRepeat = [502, 503, 504].includes(answer.status) || (answer.status === 429 && retryAfter !== undefined);
  if (mayRepeat && call.method === 'GET') {
    const waitMs = (retryAfter ?? 0) * 1000;
    if (waitMs <= maximumWaitMs) throw new RepeatableError(failure, waitMs);
  }
  throw failure;
}

function parseJson({ headers, text }: BackendAnswer): unknown {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/**
 * Browsers repeat a request that was answered with 408, 421 or 425. We send a proxy failure instead, also for a status
 * that is no error.
 */
function passedStatus(status: number): number {
  if (status === 408) return 504;
  return status >= 400 && status < 600 && status !== 421 && status !== 425 ? status : 502;
}

/**
 * Maps an error body outside the contract (a proxy's HTML page, other JSON). Its status counts. An unknown 4xx says
 * whether something may have been taken.
 */
function foreignError(status: number, value: unknown, outcome: ApiError['outcome']): ApiError {
  if (status === 404) return apiError('route_not_found');
  if (status === 408) return apiError('backend_timeout', outcome, true);
  // Both mean that the request was not processed.
  if (status === 421 || status === 425) return apiError('backend_unavailable', 'none', true);
  if (status === 501) return apiError('call_not_supported');
  if (status === 429) return apiError('rate_limited', 'none', true);
  if (status >= 500) return apiError('backend_unavailable', outcome, true);
  const { code, outcome: stated } = Object(value) as Partial<Record<keyof ApiError, unknown>>;
  const isUnknown = outcome === 'unknown' && stated === 'unknown';
  return apiError(
    typeof code === 'string' ? 'backend_answer_invalid' : 'invalid_request',
    isUnknown ? outcome : 'none',
  );
}

/** Retry-After in seconds, or as a date (RFC 9110) → seconds from now, between 0 and one day. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((parseDate(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(maximumRetryAfter, Math.max(0, seconds));
}

/** Milliseconds; NaN without a weekday name: such text is no HTTP date, although the parser may accept it. */
function parseDate(value: string): number {
  return /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
}

interface ReadableAnswer {
  value: object;
  /** Schema paths of the removed parts; never text of the answer. */
  leftOut: string[];
}

/**
 * Removes invalid optional parts from an answer, each as small as possible, and unknown fields.
 *
 * @param value parsed JSON; its parts are removed in place
 * @returns undefined when a required part is invalid
 */
function leaveOutParts(validate: Validator<object>, value: unknown): ReadableAnswer | undefined {
  const leftOut = new Set<string>();
  for (;;) {
    if (validate(value)) return { value, leftOut: [...leftOut] };
    // The next pass finds a removed part that its parent requires.
    for (const error of validate.errors ?? []) {
      if (!removePart(value, placeOf(error))) return undefined;
      leftOut.add(error.schemaPath);
    }
  }
}

/** Keys and indexes from the root to the error's subject. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const keys = instancePath.split('/').slice(1);
  const place = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keyword === 'additionalProperties' ? [...place, String(params.additionalProperty)] : place;
}

/** Deletes the property at `place`. If it lies in a list, deletes the whole list. @returns false for the root */
function removePart(value: unknown, place: readonly string[]): boolean {
  const holders = [value];
  for (const key of place.slice(0, -1)) holders.push(Object(holders.at(-1))[key]);
  const depth = holders.findLastIndex((holder) => !Array.isArray(holder));
  const key = place[depth];
  if (key === undefined) return false;
  delete Object(holders[depth])[key];
  return true;
}
