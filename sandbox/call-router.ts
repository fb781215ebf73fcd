import { Hono } from 'hono';
import { fieldErrors } from '../schemas/api/field-errors';
import { validatorOf } from '../schemas/api/validator-of';
import { type CallId, type Calls, contract } from '../schemas/generated/contract';
import type { Validator } from '../schemas/generated/validator';
import { ApiFailure, ConnectionCutError, invalidRequest } from './api-failure';
import type { CallHandler, CallHandlers, CallInput } from './call-handler';
import { catalogueCalls } from './calls/catalogue-calls';
import { contractCalls } from './calls/contract-calls';
import { leadCalls } from './calls/lead-calls';
import { liveloCalls } from './calls/livelo-calls';
import { paymentCalls } from './calls/payment-calls';
import { subscriptionCalls } from './calls/subscription-calls';
import type { SandboxContext } from './sandbox-context';

/** The type requires a handler for every call of the contract. */
const handlers: CallHandlers<CallId> = {
  ...catalogueCalls,
  ...contractCalls,
  ...leadCalls,
  ...paymentCalls,
  ...subscriptionCalls,
  ...liveloCalls,
};

/**
 * Routes of the contract. `fetch` answers every failure with an error body, except two: it rejects with
 * ConnectionCutError for the card holder CAIR, and when the sandbox closes.
 *
 * @param onError receives each error that is answered with 500
 */
export function createCallRouter(context: SandboxContext, onError: (error: Error) => void): Hono {
  const app = new Hono();
  for (const id of Object.keys(contract) as CallId[]) addCall(app, context, id);
  app.notFound((c) => c.json({ code: 'route_not_found', retryable: false, outcome: 'none' }, 404));
  app.onError((error) => {
    if (error instanceof ApiFailure) return failureResponse(error);
    // Both cases have no answer: the connection ends.
    if (error instanceof ConnectionCutError || context.closing.aborted) throw error;
    onError(error);
    return failureResponse(new ApiFailure(500, { code: 'internal_error', retryable: true, outcome: 'unknown' }));
  });
  return app;
}

function addCall<Id extends CallId>(app: Hono, context: SandboxContext, id: Id): void {
  const { method, path, request, params } = contract[id];
  const handler: CallHandler<Id> = handlers[id];
  app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const sent = c.req.query();
    const query = Object.fromEntries(params.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])));
    const input = {
      id,
      path: c.req.param(),
      query,
      body: request === null ? undefined : await readBody(c.req.raw, validatorOf(request)),
      idempotencyKey: c.req.header('idempotency-key'),
    } as unknown as CallInput<Id>;
    // A copy: the catalogue may be replaced during the call.
    const answer: Calls[Id]['answer'] = await handler({ ...context }, input);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  });
}

async function readBody(request: Request, validate: Validator<unknown>): Promise<unknown> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new ApiFailure(400, { code: 'invalid_request', retryable: false, outcome: 'none' });
  }
  if (!validate(body)) throw invalidRequest(fieldErrors(validate.errors ?? []));
  return body;
}

function failureResponse({ status, body, retryAfterSeconds }: ApiFailure): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}
