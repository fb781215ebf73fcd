import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhen,
  retry,
} from 'cockatiel';
import * as validators from '../../schemas/generated/api.mjs';
import type { CallId, Calls } from '../../schemas/generated/contract';
import type { ApiError } from '../../schemas/generated/types';
import type { Validator } from '../../schemas/generated/validator';
import { createAnswerCache } from './answer-cache';
import { type Backend, type BackendAnswer, BackendAnswerError } from './backend';
import { apiError, CallError } from './call-error';
import { buildCallPath, type ContractCall, findCall } from './match-call';
import { withAbort } from './with-abort';

export interface CallInput<Id extends CallId> {
  path?: Partial<Record<Calls[Id]['path'], string>>;
  params?: Partial<Record<Calls[Id]['params'], string>>;
  body?: Calls[Id]['request'];
  idempotencyKey?: string;
}

/** The contract's calls, made from the server. */
export interface BackendClient {
  /**
   * Makes one call and checks its answer against its schema.
   *
   * @param limit when the caller waits no longer, besides the call's own time limit; the request goes on, for another may
   * wait for the same answer
   * @throws CallError with the status and body that the buyer's side is told
   */
  call<Id extends CallId>(id: Id, input: CallInput<Id>, limit?: AbortSignal): Promise<Calls[Id]['answer']>;
  /**
   * Whether pages can be made: product calls are let through, or answers of the last day stand in for them. After its
   * pause a breaker counts as letting through again, so that a server without requests finds out that the backend is back.
   */
  canServe(): boolean;
  /** Asks anew for every answer that is kept: what is sold has changed. */
  expireAnswers(): void;
}

export interface BackendClientOptions {
  backend: Backend;
  appVersion: string;
  /** Spec 7: 60 000 ms, repeats included. */
  timeoutMs?: number;
  /** How long a cached answer is fresh; then it is asked again, and served stale for a day while the backend fails or hangs. */
  freshMs?: number;
  /** How long a stale answer waits for the new one: a backend that hangs holds no page up for longer. */
  patienceMs?: number;
}

const halfOpenAfterMs = 5_000;
const maximumRepeats = 2;
const maximumRetryAfterMs = 5_000;

/** A failure that a GET may repeat: no answer at all, 429, 502, 503, 504. */
class RepeatableError extends Error {
  readonly failure: unknown;
  readonly waitMs: number | undefined;

  constructor(failure: unknown, waitMs?: number) {
    super('repeatable');
    this.failure = failure;
    this.waitMs = waitMs;
  }
}

/** The client of the contract: repeats of GETs, a breaker per group of calls, a cache, one time limit, checked answers. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const { backend, appVersion, timeoutMs = 60_000, freshMs = 60_000, patienceMs = 1_000 } = options;
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const cache = createAnswerCache({ freshMs, patienceMs });
  let openedAt = Number.NEGATIVE_INFINITY;

  function breakerOf(group: string): CircuitBreakerPolicy {
    let breaker = breakers.get(group);
    if (!breaker) {
      breaker = circuitBreaker(handleWhen(isOutage), {
        halfOpenAfter: halfOpenAfterMs,
        breaker: new ConsecutiveBreaker(8),
      });
      if (group === 'product') breaker.onBreak(() => (openedAt = Date.now()));
      breakers.set(group, breaker);
    }
    return breaker;
  }

  async function send<Id extends CallId>(call: ContractCall, input: CallInput<Id>): Promise<object> {
    const path = buildCallPath(call, (input.path ?? {}) as Record<string, string>);
    const search = buildSearch(call, input.params);
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const headers: Record<string, string> = { accept: 'application/json', 'x-app-version': appVersion };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
    const signal = AbortSignal.timeout(timeoutMs);
    const attempt = async (): Promise<object> => {
      const request = { method: call.method, path, search, headers, signal, ...(body === undefined ? {} : { body }) };
      const answer = await backend(request).catch((error: unknown) => {
        const failure = failureWithoutAnswer(call, error);
        throw error instanceof BackendAnswerError ? failure : new RepeatableError(failure);
      });
      return readAnswer(call, answer);
    };
    try {
      return await breakerOf(call.group).execute(() => (call.method === 'GET' ? repeat(attempt, signal) : attempt()));
    } catch (error) {
      if (error instanceof RepeatableError) throw error.failure;
      if (error instanceof BrokenCircuitError)
        throw new CallError(503, apiError('backend_unavailable', 'none', true), 5);
      throw error;
    }
  }

  return {
    async call(id, input, limit) {
      const call = findCall(id);
      const load = () => send(call, input);
      const key = `${JSON.stringify(input.path ?? {})} ${buildSearch(call, input.params)}`;
      const answer = isKept(call, input.params) ? cache.load(id, key, load) : load();
      return (await (limit ? withinLimit(call, answer, limit) : answer)) as Calls[typeof id]['answer'];
    },
    canServe: () => cache.hasAnswers() || Date.now() - openedAt >= halfOpenAfterMs,
    expireAnswers: cache.expire,
  };
}

/** Whether an answer is kept: one call's for all who ask the same, never one that is about a buyer. */
function isKept(call: ContractCall, params: Partial<Record<string, string>> | undefined): boolean {
  return call.isCached && params?.email === undefined && params?.leadId === undefined;
}

/** Whether a failure says that the backend is ill: not its wish to be asked later, not a call that it does not have. */
function isOutage(error: unknown): boolean {
  const failure = error instanceof RepeatableError ? error.failure : error;
  return !(failure instanceof CallError) || (failure.status >= 500 && failure.status !== 501);
}

async function repeat(attempt: () => Promise<object>, signal: AbortSignal): Promise<object> {
  const backoff = new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000, generator: fullJitterGenerator });
  const policy = retry(
    handleWhen((error) => error instanceof RepeatableError && !signal.aborted),
    { maxAttempts: maximumRepeats, backoff },
  );
  return policy.execute(async ({ attempt: repeats }) => {
    try {
      return await attempt();
    } catch (error) {
      const isLast = repeats >= maximumRepeats;
      if (error instanceof RepeatableError && error.waitMs !== undefined && !isLast) await wait(error.waitMs, signal);
      throw error;
    }
  });
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}

function buildSearch(call: ContractCall, params: Partial<Record<string, string>> | undefined): string {
  const search = new URLSearchParams();
  for (const name of [...call.params].sort()) {
    const value = params?.[name];
    if (value !== undefined) search.set(name, value);
  }
  return search.toString();
}

/** @throws CallError 504 when the caller's own limit comes before the answer */
function withinLimit(call: ContractCall, answer: Promise<object>, limit: AbortSignal): Promise<object> {
  return withAbort(answer, limit).catch((error: unknown) => {
    throw error === limit.reason ? failureWithoutAnswer(call, error) : error;
  });
}

function failureWithoutAnswer(call: ContractCall, error: unknown): CallError {
  const outcome = call.method === 'GET' ? 'none' : 'unknown';
  if (error instanceof BackendAnswerError) return new CallError(502, apiError('backend_answer_invalid', outcome));
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  if (isTimeout) return new CallError(504, apiError('backend_timeout', outcome, true));
  return new CallError(502, apiError('backend_unavailable', outcome, true));
}

function readAnswer(call: ContractCall, answer: BackendAnswer): object {
  const outcome = call.method === 'GET' ? 'none' : 'unknown';
  const value = parseJson(answer);
  if (answer.status >= 200 && answer.status < 300) {
    const validate = (validators as unknown as Record<string, Validator<object>>)[`validate${call.answer}`];
    if (validate?.(value)) return value;
    throw new CallError(502, apiError('backend_answer_invalid', outcome));
  }
  const retryAfter = readRetryAfter(answer.headers);
  const failure = validators.validateApiError(value)
    ? new CallError(answer.status, value, retryAfter)
    : new CallError(statusOfForeignError(answer.status), foreignError(answer.status, value, outcome), retryAfter, true);
  const mayRepeat = [502, 503, 504].includes(answer.status) || (answer.status === 429 && retryAfter !== undefined);
  if (mayRepeat && call.method === 'GET') {
    const waitMs = (retryAfter ?? 0) * 1000;
    if (waitMs <= maximumRetryAfterMs) throw new RepeatableError(failure, waitMs);
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

/** A proxy that gave up waiting is told as our own time limit: a browser repeats by itself what was answered 408. */
function statusOfForeignError(status: number): number {
  if (status === 408) return 504;
  return status >= 400 && status < 600 ? status : 502;
}

/**
 * An error body that is not the contract's (an HTML page of a proxy, another JSON): its status counts, and for 4xx without a
 * meaning of their own whether it says that something may have been taken.
 */
function foreignError(status: number, value: unknown, outcome: ApiError['outcome']): ApiError {
  if (status === 404) return apiError('route_not_found');
  if (status === 408) return apiError('backend_timeout', outcome, true);
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

/** Seconds, or the date of RFC 9110 → seconds from now, at least 0. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  // What has no name of a day is no date, whatever the parser makes of it.
  const date = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
