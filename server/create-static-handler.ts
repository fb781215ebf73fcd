import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

const prefix = '/_next/static/';

/**
 * Serves built scripts and style sheets, compressed at build time. They contain no secrets and cannot be framed, so
 * they need two headers, not ten: a page's ten chunks would carry 6 kB of headers. They never change, so they have no
 * date. The page decides how long a connection stays open.
 *
 * @returns whether the request was for an existing built file
 */
export function createStaticHandler(root: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const handler = sirv(join(root, '.next/static'), {
    brotli: true,
    gzip: true,
    etag: false,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      if (response.shouldKeepAlive) response.setHeader('connection', 'keep-alive');
      leaveOutDate(response);
    },
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(prefix)) return false;
    let isServed = true;
    response.once('pipe', (file: Readable) => tieTogether(file, response));
    request.url = url.slice(prefix.length - 1);
    handler(request, response, () => {
      isServed = false;
    });
    request.url = url;
    return isServed;
  };
}

function leaveOutDate(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, { 'Last-Modified': _, ...headers }: OutgoingHttpHeaders) =>
    writeHead(status, headers)) as typeof response.writeHead;
}

/** Closes the file when the client disconnects, and ends the response when the file cannot be read. */
function tieTogether(file: Readable, response: ServerResponse): void {
  response.once('close', () => file.destroy());
  file.once('error', () => response.destroy());
}
