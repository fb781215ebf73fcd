import type { ServerResponse } from 'node:http';
import {
  type Context,
  context,
  createContextKey,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { count } from '../report';

export const tracerName = 'guiche';

/** Labels of a request: names and codes of ours. */
export interface RequestLabels {
  /** Route of a page, such as `/payment/{id}`, or path of a call in the contract. */
  route?: string;
  brand?: string;
  flow?: string;
  step?: string;
  call?: string;
  /** Reference code shown to the buyer. */
  reference?: string;
}

/** Context of the request's own span: between it and a call stand spans of Next, which are not exported. */
const requestContext = createContextKey('guiche request');

/** Pages are bundled separately from the server process, so the labels are kept at the response. */
const labelsKey = Symbol.for('guiche.request-labels');

type LabelledResponse = ServerResponse & { [labelsKey]?: RequestLabels };

/** Adds to what is known of the request behind a response. */
export function describeRequest(response: ServerResponse, labels: RequestLabels): void {
  const labelled = response as LabelledResponse;
  labelled[labelsKey] = { ...labelled[labelsKey], ...labels };
}

/**
 * Traces and counts a request that is described meanwhile. Only the labels and the status are recorded, never an address.
 * The span of another request, such as one for health, has no route and is not exported.
 */
export function traceRequest(method: string, response: ServerResponse, handle: () => void): void {
  const span = trace.getTracer(tracerName).startSpan('request', { kind: SpanKind.SERVER, root: true });
  response.once('close', () => endRequest(span, method, response as LabelledResponse));
  const own: Context = trace.setSpan(context.active(), span);
  context.with(own.setValue(requestContext, own), handle);
}

/** Ends every span: the processor of @vercel/otel keeps the trace of an open one for good. */
function endRequest(span: Span, method: string, response: LabelledResponse): void {
  const { [labelsKey]: labels, statusCode: status, writableFinished } = response;
  if (labels?.route !== undefined) {
    const { route, brand = 'none', reference: _, ...names } = labels;
    if (names.call === undefined) count({ name: 'pages', labels: { route, brand, status } });
    span.updateName(`${method} ${route}`);
    span.setAttributes({ ...labels, method, status, ...(writableFinished ? {} : { isAborted: true }) });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Traces a call to the backend, inside the request that makes it. */
export async function traceCall<T>(
  call: string,
  work: () => Promise<T>,
  statusOf: (error: unknown) => number,
): Promise<T> {
  const parent = context.active().getValue(requestContext) as Context | undefined;
  const span = trace.getTracer(tracerName).startSpan(call, { kind: SpanKind.CLIENT, attributes: { call } }, parent);
  try {
    const answer = await work();
    span.setAttribute('status', 200);
    return answer;
  } catch (error) {
    const status = statusOf(error);
    span.setAttribute('status', status);
    if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
