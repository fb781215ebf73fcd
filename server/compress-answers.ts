import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { secondPartId } from '../renderer/document/second-part-id';

/** Start of a page's second part (renderer/document/two-part-page.tsx). */
export const secondPartStart = `<script id="${secondPartId}"`;

/**
 * Brotli window, as a power of two: a page has 70 kB. The default of 2^22 allocates, fills and frees that memory for
 * each answer. The process then keeps hundreds of megabytes, and answers are no smaller.
 */
const windowBits = 18;

/**
 * Compresses pages and API answers. Sends a page's elements and styles before its data and scripts. Half of a page's
 * bytes are data, and the first paint on a slow network does not need them.
 *
 * @returns called with each request before it is handled
 */
export function createCompressor(): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: windowBits } } });
  return (request, response) => {
    // It only wraps the response and reads nothing that Express adds. The callback is its "next", called at once.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
    sendFirstPart(response as ServerResponse & { flush: () => void });
  };
}

function sendFirstPart(response: ServerResponse & { flush: () => void }): void {
  const end = response.end;
  response.end = function endInParts(this: typeof response, ...args: unknown[]) {
    const [body, ...rest] = args;
    const page = typeof body === 'string' ? Buffer.from(body) : Buffer.isBuffer(body) ? body : undefined;
    const at = page?.indexOf(secondPartStart) ?? -1;
    if (page && at > 0) {
      response.write(page.subarray(0, at));
      response.flush();
      args = [page.subarray(at), ...rest];
    }
    return Reflect.apply(end, response, args);
  } as typeof response.end;
}
