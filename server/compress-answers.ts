import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Brotli window, as a power of two: a page has 70 kB. The default of 2^22 allocates, fills and frees that memory for
 * each answer. The process then keeps hundreds of megabytes, and answers are no smaller.
 */
const windowBits = 18;

/** @returns compresses pages and API answers; called with each request before it is handled */
export function createCompressor(): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: windowBits } } });
  return (request, response) => {
    // It only wraps the response and reads nothing that Express adds. The callback is its "next", called at once.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
  };
}
