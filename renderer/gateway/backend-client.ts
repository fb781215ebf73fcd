import { BrokenCircuitError, ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from 'cockatiel';
import type { CallId, Calls } from '../../schemas/generated/contract';
import { count } from '../report/report';
import { traceCall } from '../report/server/trace';
import { createAnswerCache } from './answer-cache';
import { type Backend, BackendAnswerError } from './backend';
import { apiError, CallError } from './call-error';
import { type Breaker, createBreaker, pauseMs } from './create-breaker';
import { buildCallPath, type ContractCall, findCall } from './match-call';
import { failureWithoutAnswer, RepeatableError, readAnswer } from './read-answer';
import { createFailureReport, createPartReport, reportPause } from './report-failures';
import { createSendings } from './sendings';
import { withAbort } from './with-abort';

export interface CallInput<Id extends CallId> {
  path?: Partial<Record<Calls[Id]['path'], string>>;
  params?: Partial<Record<Calls[Id]['params'], string>>;
  body?: Calls[Id]['request'];
  idempotencyKey?: string;
  /** The request comes from a browser. Its answer must not displace answers that pages use. */
  isFromBrowser?: boolean;
}

/** Client of a call, and the time limit for all its calls. */
export interface Caller {
  /** Address block of the client. Its failures do not hold others back. Default: this server itself. */
  address?: string | undefined;
  /** Aborts when the caller stops waiting for all answers. */
  limit?: AbortSignal;
  /** When the caller began, ms since 1970: its patience counts once for all calls. */
  since?: number;
}

/** The contract's calls, made from the server. */
export interface BackendClient {
  /**
   * Makes one call and validates its answer.
   *
   * @param caller its limit stands besides the call's own; the request continues, because another caller may wait for it
   * @throws CallError with the status and body for the buyer's side
   */
  call<Id extends CallId>(id: Id, input: CallInput<Id>, caller?: Caller): Promise<Calls[Id]['answer']>;
  /** Whether an answer to this call is cached, however old. */
  isCached<Id extends CallId>(id: Id, input: CallInput<Id>): boolean;
  /**
   * Whether pages can be rendered: product calls are allowed, or answers of the last day can replace them. After its
   * pause, a breaker counts as closed, so that an idle server notices the recovery.
   */
  canServe(): boolean;
  /** Marks all cached answers as stale, because the catalogue has changed. */
  expireAnswers(): void;
}

export interface BackendClientOptions {
  backend: Backend;
  appVersion: string;
  /** Spec 7: 60 000 ms, including retries. */
  timeoutMs?: number;
  /**
   * Age up to which a cached answer is fresh. After that we ask again, and serve it stale for a day while the backend
   * fails or hangs.
   */
  freshMs?: number;
  /**
   * Time that stale answers wait for fresh ones. It limits the delay from a hanging backend for all calls of a page.
   */
  patienceMs?: number;
}

const maximumRepeats = 2;

/** Client of the contract: GET retries, a breaker per group of calls, a cache, one time limit, validated answers. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const { backend, appVersion, timeoutMs = 60_000, freshMs = 60_000, patienceMs = 1_000 } = options;
  const breakers = new Map<string, Breaker>();
  const cache = createAnswerCache(freshMs, patienceMs);
  const browserCache = createAnswerCache(freshMs, patienceMs);
  const reportFailure = createFailureReport();
  const reportPart = createPartReport();
  let openedAt = Number.NEGATIVE_INFINITY;
  const sendings = createSendings(timeoutMs);

  function breakerOf(group: string): Breaker {
    const breaker =
      breakers.get(group) ??
      createBreaker(() => {
        if (group === 'product') openedAt = Date.now();
        reportPause(group);
      });
    breakers.set(group, breaker);
    return breaker;
  }

  async function send<Id extends CallId>(call: ContractCall, input: CallInput<Id>, caller: string): Promise<object> {
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
      return readAnswer(call, answer, (place) => reportPart(call, place));
    };
    const requestedAt = performance.now();
    const sending = sendings.begin(input.idempotencyKey);
    const breaker = breakerOf(call.group);
    try {
      // Otherwise it would wait for the breaker's trial, and leave after its buyer was told that it never arrived.
      if (call.method !== 'GET' && breaker.isTesting(caller)) throw new BrokenCircuitError();
      const answered = await breaker.execute(caller, () =>
        settle(call.method === 'GET' ? repeat(attempt, signal) : attempt()),
      );
      if ('failure' in answered) throw answered.failure;
      if (call.takesMoney) countPayment(call, answered.value);
      return answered.value;
    } catch (error) {
      const isHeldBack = error instanceof BrokenCircuitError;
      const hasLeft = !isHeldBack && !(error instanceof RepeatableError && error.body.outcome === 'none');
      // An earlier request with this key may have arrived.
      if (!hasLeft && !sending.takeBack())
        throw new CallError(503, apiError('backend_unavailable', 'unknown', true), 5);
      if (isHeldBack) throw new CallError(503, apiError('backend_unavailable', 'none', true), 5);
      // The status question may overtake the payment with that key.
      const keys = Object.values<unknown>(input.path ?? {});
      if (isUnknownPayment(error) && keys.some((key) => sendings.wasOnItsWay(key, requestedAt)))
        throw new CallError(503, apiError('backend_unavailable', 'unknown', true), 2);
      if (error instanceof CallError)
        reportFailure(call, error, call.method === 'GET' || !(error instanceof RepeatableError));
      throw error;
    } finally {
      sending.end();
    }
  }

  return {
    async call(id, input, { address = '', limit, since } = {}) {
      const call = findCall(id);
      const load = () => traceCall(id, () => send(call, input, address), statusOf);
      const key = cacheKey(call, input);
      const store = input.isFromBrowser && !cache.has(id, key) ? browserCache : cache;
      const answer = isCacheable(call, input.params) ? store.load(id, key, load, since) : load();
      return (await (limit ? withinLimit(call, answer, limit) : answer)) as Calls[typeof id]['answer'];
    },
    isCached(id, input) {
      const call = findCall(id);
      const caches = input.isFromBrowser ? [cache, browserCache] : [cache];
      return isCacheable(call, input.params) && caches.some((one) => one.has(id, cacheKey(call, input)));
    },
    canServe: () => cache.hasAnswers() || Date.now() - openedAt >= pauseMs,
    expireAnswers() {
      cache.expire();
      browserCache.expire();
    },
  };
}

function countPayment({ id }: ContractCall, answer: { status?: string }): void {
  count({ name: 'payments', labels: { call: id, outcome: answer.status ?? 'unknown' } });
}

/** HTTP status of a failure; 0 when no answer arrived. */
function statusOf(error: unknown): number {
  return error instanceof CallError ? error.status : 0;
}

function isUnknownPayment(failure: unknown): boolean {
  return failure instanceof CallError && failure.body.code === 'payment_not_found';
}

function cacheKey<Id extends CallId>(call: ContractCall, { path = {}, params }: CallInput<Id>): string {
  return `${JSON.stringify(path)} ${buildSearch(call, params)}`;
}

/** Whether an answer is cached: all callers share it, and it never concerns a buyer. */
function isCacheable(call: ContractCall, params: Partial<Record<string, string>> | undefined): boolean {
  return call.isCached && params?.email === undefined && params?.leadId === undefined;
}

/**
 * Whether a failure means that the backend is down: no answer, 502, 503, 504, or a 5xx outside the contract. Its own 500
 * may be the fault of one input.
 */
function isOutage(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  const { status, body, isForeign } = error;
  if (isForeign) return status >= 500 && status !== 501;
  return [502, 503, 504].includes(status) && body.code !== 'backend_answer_invalid';
}

/** A failure with an answer proves that the backend is healthy, so the breaker counts it as a success. */
async function settle(answer: Promise<object>): Promise<{ value: object } | { failure: unknown }> {
  try {
    return { value: await answer };
  } catch (failure) {
    if (isOutage(failure)) throw failure;
    return { failure };
  }
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
