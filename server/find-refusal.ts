import type { IncomingMessage } from 'node:http';
import { apiError } from '../renderer/gateway/call-error';
import type { ApiError } from '../schemas/generated/types';

/** Why a request is answered before Next. */
export interface Refusal {
  status: number;
  body: ApiError;
  headers?: Record<string, string>;
}

/** Pages with a form that posts to themselves. */
const formPaths: readonly string[] = ['/sandbox', '/sandbox/bank'];

/** Next's development server receives POST requests; in production nothing is there. */
const developmentPrefix = '/__nextjs';

/**
 * Rejects requests that no page may answer: two Host headers, a method that the page lacks, a target that is no path of
 * this server (`*`, a proxy's absolute form), or an undecodable API path. Next fails on the last two with a stack in
 * the log. The gateway checks API methods. A POST to a page is redirected to GET: some banks return a buyer by a form.
 * The form of the homologation banner passes.
 */
export function findRefusal({ method = '', url = '', rawHeaders }: IncomingMessage): Refusal | undefined {
  if (countHosts(rawHeaders) > 1 || !url.startsWith('/')) return { status: 400, body: apiError('invalid_request') };
  const [path = '', search = ''] = url.split('?', 2);
  if (path.startsWith('/api/'))
    return canBeDecoded(path) ? undefined : { status: 404, body: apiError('route_not_found') };
  const isOwnPath = /^\/(?![/\\])/.test(url);
  const takesForm = formPaths.includes(path) || (isOwnPath && new URLSearchParams(search).has('homologacao'));
  if (method === 'POST' && isOwnPath && !takesForm && !path.startsWith(developmentPrefix))
    return { status: 303, body: apiError('method_not_allowed'), headers: { location: url } };
  const allowed = ['GET', 'HEAD', ...(takesForm ? ['POST'] : [])];
  if (allowed.includes(method) || path.startsWith(developmentPrefix)) return undefined;
  return { status: 405, body: apiError('method_not_allowed'), headers: { allow: allowed.join(', ') } };
}

/** Node joins or drops repeated headers. Only the raw ones, alternating name and value, show all. */
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
