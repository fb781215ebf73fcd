import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { report } from '../renderer/report/report';
import { setSecurityHeaders } from '../renderer/server/security-headers';
import { createCompressor } from './compress-answers';
import { findRefusal, type Refusal } from './find-refusal';

/** @returns whether the request was answered */
type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Handlers {
  /** Answer some requests ahead of Next, such as those for built files; in this order. */
  shortcuts: readonly Shortcut[];
  /** Next's. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The development server has scripts and styles that no strict policy lets run. */
  isDev: boolean;
}

/**
 * The one way of every request through this server: refused, answered by a shortcut, or handed to Next. All but a shortcut's
 * answers are compressed, have the security headers, and are kept nowhere unless they say for how long.
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
    handle(request, response).catch((error: unknown) => {
      report('error', error instanceof Error ? error.message : 'unknown', { area: 'request' });
      response.destroy();
    });
  };
}

function refuse(response: ServerResponse, { status, body, headers }: Refusal): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
