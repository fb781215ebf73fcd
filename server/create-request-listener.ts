import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { report } from '../renderer/report/report';
import { traceRequest } from '../renderer/report/server/trace';
import { setSecurityHeaders } from '../renderer/server/security-headers';
import { createCompressor } from './compress-answers';
import { findRefusal, type Refusal } from './find-refusal';

/** @returns whether the request was answered */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Handlers {
  /** Handlers before Next, such as for built files; tried in this order. */
  shortcuts: readonly Shortcut[];
  /** Next's request handler. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** A strict policy would block the development server's scripts and styles. */
  isDev: boolean;
}

/**
 * Handles every request: rejects it, answers it by a shortcut, or passes it to Next. Except for shortcuts, answers are
 * compressed, have security headers, and are not cached unless they set a time.
 */
export function createRequestListener({ shortcuts, handle, isDev }: Handlers): RequestListener {
  const compress = createCompressor();
  return (request, response) => {
    const refusal = findRefusal(request);
    if (!refusal && shortcuts.some((answer) => answer(request, response))) return;
    compress(request, response);
    if (!isDev) setSecurityHeaders(response);
    onHeaders(response, () => {
      if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
    });
    if (refusal) return refuse(response, refusal);
    traceRequest(request.method ?? 'GET', response, () => {
      handle(request, response).catch((error: unknown) => {
        report('error', 'a request failed', { area: 'request', error });
        response.destroy();
      });
    });
  };
}

function refuse(response: ServerResponse, { status, body, headers }: Refusal): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
