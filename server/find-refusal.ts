import type { IncomingMessage } from 'node:http';
import { apiError } from '../renderer/gateway/call-error';
import type { ApiError } from '../schemas/generated/types';

/** Why a request is answered before Next sees it. */
export interface Refusal {
  status: number;
  body: ApiError;
  headers?: Record<string, string>;
}

/** Pages with a form that is sent to themselves. */
const formPaths: readonly string[] = ['/sandbox', '/sandbox/3ds'];

/** Next's development server is asked by POST; in production nothing is there. */
const developmentPrefix = '/__nextjs';

/**
 * Refuses what no page may answer: two Host headers, a method that the page does not take, a target that is no path of this
 * server (`*`, the absolute form that proxies are sent), and a path of the API that cannot be decoded. Next fails at the last two
 * with a stack in the log. The gateway judges methods of the API. A POST to a page is led to the same page by GET: some banks
 * return a buyer by a form.
 */
export function findRefusal({ method = '', url = '', rawHeaders }: IncomingMessage): Refusal | undefined {
  if (countHosts(rawHeaders) > 1 || !url.startsWith('/')) return { status: 400, body: apiError('invalid_request') };
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/'))
    return canBeDecoded(path) ? undefined : { status: 404, body: apiError('route_not_found') };
  if (method === 'POST' && /^\/(?![/\\])/.test(url) && !formPaths.includes(path) && !path.startsWith(developmentPrefix))
    return { status: 303, body: apiError('method_not_allowed'), headers: { location: url } };
  const allowed = ['GET', 'HEAD', ...(formPaths.includes(path) ? ['POST'] : [])];
  if (allowed.includes(method) || path.startsWith(developmentPrefix)) return undefined;
  return { status: 405, body: apiError('method_not_allowed'), headers: { allow: allowed.join(', ') } };
}

/** Node joins or drops repeated headers; only the raw ones, name and value by turns, tell of all. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
