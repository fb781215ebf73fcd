import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiError } from '../../renderer/gateway/call-error';

/**
 * Answers what Next fails at, with a stack in the log: a target that is no path of this server (`*`, the absolute form that
 * proxies are sent), and a path of the API that cannot be decoded.
 *
 * @returns whether the request was answered
 */
export function answerOddTarget({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith('/')) return answer(response, 400, 'invalid_request');
  if (url.startsWith('/api/') && !canBeDecoded(url.split('?', 1)[0] ?? ''))
    return answer(response, 404, 'route_not_found');
  return false;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, status: number, code: 'invalid_request' | 'route_not_found'): true {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(apiError(code)));
  return true;
}
