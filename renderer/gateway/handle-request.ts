import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalogue, Environment } from '../../catalogue/catalogue';
import { findAreasByProduct } from '../../catalogue/catalogue-index';
import { captchaPurposeOf } from '../../schemas/api/captcha-purpose';
import { fieldErrors } from '../../schemas/api/field-errors';
import { paymentPayload } from '../../schemas/api/payment-payload';
import { validatorOf } from '../../schemas/api/validator-of';
import { isTextLine } from '../../schemas/formats/text-line';
import type { LeadAnswer } from '../../schemas/generated/types';
import { report } from '../report/report';
import { describeRequest, type RequestLabels } from '../report/server/trace';
import type { BackendClient, CallInput } from './backend-client';
import { buildClientKey } from './build-client-key';
import { apiError, CallError, isCallError } from './call-error';
import { callWithinLimits, countRefused } from './call-limits';
import type { CaptchaGuard } from './captcha-guard';
import { isSameOrigin } from './is-same-origin';
import type { LeadMakers } from './lead-makers';
import type { LeadPhones } from './lead-phones';
import { type ContractCall, type MatchedCall, matchCall } from './match-call';
import { type ProxySettings, type RateLimit, readClientAddress } from './rate-limits';
import { headerOf, readJson } from './read-json';
import { refuseTypedCard } from './refuse-typed-card';
import type { SavedCards } from './saved-cards';

export interface GatewayOptions {
  client: BackendClient;
  limit: RateLimit;
  leadMakers: LeadMakers;
  leadPhones: LeadPhones;
  captcha: CaptchaGuard;
  savedCards: SavedCards;
  catalogue: Catalogue;
  settings: ProxySettings & { environment: Environment };
}

const maximumParamLength = 200;
const idempotencyKey = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * Handles the browser's calls of the contract. Only the listed method and path pairs pass: JSON, same site, within
 * limits of size, time and rate. No body or query enters the log.
 */
export async function handleApiRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: GatewayOptions,
): Promise<void> {
  const { settings } = options;
  response.setHeader('cache-control', 'no-store');
  try {
    const challenge = await answerChallenge(request, options);
    if (challenge) return send(response, 200, challenge);
    const match = findMatch(request, response);
    describeRequest(response, { route: match.call.path, call: match.call.id });
    checkSameOrigin(request, settings.publicOrigin);
    const visit = { ...options, address: readClientAddress(request, settings.proxyHops) };
    const input = await countRefused(visit, async () => {
      checkMaker(request, match, options);
      const read = await readInput(request, match);
      await refuseTypedCard(read.body, { ...options, environment: settings.environment });
      const proven = await takeCaptchaToken(match, read, options);
      return openCard(request, response, proven, options);
    });
    describeRequest(response, brandOf(input, options));
    const isCached = options.client.isCached(match.call.id, input);
    const answer = await callWithinLimits(match.call, input, { ...visit, isCached }, () =>
      options.client.call(match.call.id, input, { address: buildClientKey(visit.address, 48) }),
    );
    if (match.call.id === 'createLead') options.leadMakers.add(request, response, (answer as LeadAnswer).leadId);
    send(response, 200, options.savedCards.seal(request, response, answer));
  } catch (error) {
    const failure = isCallError(error) ? error : new CallError(500, apiError('internal_error', 'unknown'));
    if (failure.retryAfter !== undefined) response.setHeader('retry-after', String(failure.retryAfter));
    send(response, failure.status, failure.body);
    // A client that disconnects during the call is not a defect.
    if (isCallError(error) || request.socket.destroyed) return;
    report('error', 'the gateway failed', { area: 'gateway', error });
  }
}

/** Brand of the product that a call names. */
function brandOf({ path, body }: CallInput<never>, { catalogue }: GatewayOptions): RequestLabels {
  const { code } = Object(path) as { code?: unknown };
  const { productCode = code } = Object(body) as { productCode?: unknown };
  const brand = typeof productCode === 'string' ? findAreasByProduct(catalogue, productCode)[0]?.brandId : undefined;
  return brand === undefined ? {} : { brand };
}

/** Our own call outside the contract: a proof of work for `?for=lead` or `?for=payment`. */
async function answerChallenge(
  request: IncomingMessage,
  { captcha, limit, settings }: GatewayOptions,
): Promise<object | undefined> {
  const [path, search] = (request.url ?? '').split('?', 2);
  if (request.method !== 'GET' || path !== '/api/challenge') return undefined;
  await limit('challenge', readClientAddress(request, settings.proxyHops));
  return captcha.createChallenge(new URLSearchParams(search).get('for') === 'lead' ? 'lead' : 'payment');
}

/**
 * Checks the token and removes it. The repeat of a payment, with the same key and body, needs none: the backend answers
 * it with the first answer.
 */
async function takeCaptchaToken(
  { call: { id, takesMoney }, pathParams }: MatchedCall,
  input: CallInput<never>,
  { captcha }: GatewayOptions,
): Promise<CallInput<never>> {
  const purpose = captchaPurposeOf(id);
  if (purpose === undefined) return input;
  const { captchaToken, ...body } = Object(input.body) as { captchaToken?: string };
  const payload = paymentPayload(id, pathParams.id ?? '', body);
  const fingerprint = createHash('sha256').update(payload).digest('hex');
  // The fingerprint leaves the card out, so a repeated card check needs a new token.
  const requestId = takesMoney ? `${input.idempotencyKey} ${fingerprint}` : 'card' in body ? randomUUID() : fingerprint;
  await captcha.check(purpose, captchaToken, { id: requestId, isPayment: takesMoney });
  return { ...input, body } as unknown as CallInput<never>;
}

/** A body that pays with a saved card gets its id. Only a call with a key takes money. */
async function openCard(
  request: IncomingMessage,
  response: ServerResponse,
  input: CallInput<never>,
  { savedCards }: GatewayOptions,
): Promise<CallInput<never>> {
  const { body, idempotencyKey = '' } = input;
  return { ...input, body: await savedCards.open(request, response, body, idempotencyKey) } as CallInput<never>;
}

function findMatch(request: IncomingMessage, response: ServerResponse): MatchedCall {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const match = matchCall(request.method ?? '', decodeSegments(path));
  if ('call' in match) return match;
  if (match.missing === 'method') {
    response.setHeader('allow', match.allowed.join(', '));
    throw new CallError(405, apiError('method_not_allowed'));
  }
  throw new CallError(404, apiError('route_not_found'));
}

function decodeSegments(path: string): string[] {
  try {
    return path.split('/').slice(2).map(decodeURIComponent);
  } catch {
    throw new CallError(404, apiError('route_not_found'));
  }
}

/** Rejects sending calls from other sites. */
function checkSameOrigin(request: IncomingMessage, publicOrigin: string | undefined): void {
  if (request.method === 'GET' || isSameOrigin(request, publicOrigin)) return;
  throw new CallError(403, apiError('cross_site_request'));
}

/** A lead is changed only by the browser that made it. For any other it is unknown, whether it exists or not. */
function checkMaker(request: IncomingMessage, { call, pathParams }: MatchedCall, { leadMakers }: GatewayOptions): void {
  const { leadId } = pathParams;
  if (call.method === 'GET' || leadId === undefined || leadMakers.has(request, leadId)) return;
  throw new CallError(404, apiError('lead_not_found'));
}

async function readInput(request: IncomingMessage, { call, pathParams }: MatchedCall): Promise<CallInput<never>> {
  const input = { path: pathParams, params: readParams(request, call), isFromBrowser: true };
  if (call.method === 'GET') return input as CallInput<never>;
  // Elsewhere a key means nothing.
  const key = call.takesMoney ? headerOf(request, 'idempotency-key') : undefined;
  if (call.takesMoney && key === undefined) throw new CallError(400, apiError('idempotency_key_missing'));
  if (key !== undefined && !idempotencyKey.test(key)) throw new CallError(400, apiError('idempotency_key_invalid'));
  const body = await readJson(request);
  const validate = validatorOf(call.request);
  if (!validate(body))
    throw new CallError(422, { ...apiError('invalid_request'), fields: fieldErrors(validate.errors ?? []) });
  return { ...input, body, ...(key === undefined ? {} : { idempotencyKey: key }) } as unknown as CallInput<never>;
}

/** Parameters that the contract lists, the first value of each. Overlong values are dropped. */
function readParams(request: IncomingMessage, call: ContractCall): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of new URL(request.url ?? '', 'http://own.invalid').searchParams) {
    if (!(call.params as readonly string[]).includes(name) || value.length > maximumParamLength) continue;
    if (!isTextLine(value))
      throw new CallError(422, { ...apiError('invalid_request'), fields: { [name]: 'text-line' } });
    params[name] ??= value;
  }
  return params;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return;
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}
