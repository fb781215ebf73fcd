import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

const prefix = '/_next/static/';

/**
 * The built scripts and style sheets, as brotli or gzip made at build time. Nothing in them is secret or framed, so that
 * they carry two headers instead of ten: on a slow network a page's ten chunks would carry 6 kB of them. Nobody asks again for
 * what never changes, so that they carry no date of theirs either, and how long a connection stays open is the page's to say.
 *
 * @returns whether the request was one for a built file that exists
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
