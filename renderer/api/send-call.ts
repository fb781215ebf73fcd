import { ofetch } from 'ofetch';
import { captchaPurposeOf } from '../../schemas/api/captcha-purpose';
import { callRoutes } from '../../schemas/generated/call-routes';
import type { CallId, Calls } from '../../schemas/generated/contract';
import type { ApiError } from '../../schemas/generated/types';
import { countFailure } from '../report/report';
import { type Api, ApiCallError, type ApiInput } from './api';
import { makeCaptchaToken, prepareCaptchaToken } from './make-captcha-token';
import { readPageVault, vaultPart } from './page-vault';
import { notePressToken, pressHeaders } from './press-token';
import { noteServerTime } from './server-clock';

export { buildMetadata } from '../session/build-metadata';
export { prepareCaptchaToken };

/** The gateway gives up after 60 s (spec 7); its answer needs a moment more to arrive, all of it. */
const timeoutMs = 63_000;

/**
 * Sends one call of the contract. An answer from a proxy in front of our site does not count.
 *
 * @throws ApiCallError
 */
export const sendCall: Api = async (id, input) => {
  const [method, route, ...answerKeys] = callRoutes[id];
  const body = await withTokens(id, input.body);
  const path = route.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((input.path as Record<string, string> | undefined)?.[key] ?? ''),
  );
  // The time limit of the client library ends when the headers arrive.
  const limit = new AbortController();
  const isRead = method === 'GET';
  const end = () => limit.abort();
  const left = isRead ? input.signal : undefined;
  if (left?.aborted) end();
  left?.addEventListener('abort', end);
  const timer = setTimeout(end, timeoutMs);
  try {
    const answer = await ofetch<unknown, 'json'>(path, {
      method,
      retry: 0,
      signal: limit.signal,
      parseResponse: parseJson,
      onResponse: ({ response }) => {
        noteServerTime(response.headers.get('date'));
        notePressToken(response.headers.get('x-press'));
      },
      headers: {
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
        ...(captchaPurposeOf(id) === 'payment' && pressHeaders()),
      },
      ...(input.params ? { query: input.params } : {}),
      ...(body === undefined ? {} : { body }),
    });
    if (isObject(answer) && answerKeys.every((key) => key in answer)) return answer as Calls[typeof id]['answer'];
  } catch (error) {
    const failure = toApiCallError(error, isRead);
    throw left?.aborted ? failure : countUnanswered(id, failure);
  } finally {
    clearTimeout(timer);
  }
  const outcome = isRead ? 'none' : 'unknown';
  throw countUnanswered(id, new ApiCallError(0, { code: 'backend_answer_invalid', retryable: true, outcome }, isRead));
};

/** Counts a call that our server did not answer; it has counted the failures that it answered. */
function countUnanswered(call: CallId, failure: ApiCallError): ApiCallError {
  if (failure.status === 0) countFailure({ call, isRead: failure.isRead, status: 0 });
  return failure;
}

/** Each try has tokens of its own: of its cards where the page has a vault, and of the captcha. */
async function withTokens<Id extends CallId>(id: Id, body: ApiInput<Id>['body']) {
  const purpose = captchaPurposeOf(id);
  const sent = purpose === 'payment' ? await withCardTokens(body) : body;
  const captchaToken = purpose && (await makeCaptchaToken(purpose));
  return captchaToken === undefined ? sent : { ...(sent as object), captchaToken };
}

/** No card reaches our server from a page with a vault. @throws ApiCallError outcome `none`, also without its code */
async function withCardTokens<Body>(body: Body): Promise<Body> {
  const vault = readPageVault();
  if (!vault) return body;
  const { tokenizeCards } = await vaultPart.load(true).catch(() => {
    throw new ApiCallError(0, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
  });
  return tokenizeCards(body, vault);
}

/** Returns undefined for invalid JSON, so that no part of it enters an error message. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toApiCallError(error: unknown, isRead: boolean): ApiCallError {
  const { status = 0, data } = error as { status?: number; data?: unknown };
  if (isApiError(data)) return new ApiCallError(status, data, isRead);
  const isTurnedAway = status >= 400 && status < 500 && status !== 408;
  const outcome = isRead || isTurnedAway ? 'none' : 'unknown';
  return new ApiCallError(status, { code: 'backend_unavailable', retryable: true, outcome }, isRead);
}

function isApiError(data: unknown): data is ApiError {
  return isObject(data) && 'code' in data && 'outcome' in data;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
