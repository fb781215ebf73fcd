import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiError, CallError } from '../renderer/gateway/call-error';
import { isSameOrigin } from '../renderer/gateway/is-same-origin';
import { readJson } from '../renderer/gateway/read-json';
import { report } from '../renderer/report/report';
import { brandFilesPath, type SaveAnswer, type SaveRequest } from '../studio/save-edits';
import type { BrandWriter } from './create-brand-writer';

/** This machine, as a connection and as a page names it. */
const ownAddresses: readonly unknown[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const statuses: Readonly<Record<SaveAnswer['kind'], number>> = { saved: 200, nothing: 200, refused: 422, changed: 409 };

/**
 * Saves edits of the studio, for a page of this server on this machine alone.
 *
 * @returns a handler that answers whether the request was for it
 */
export function createEditHandler({ write }: BrandWriter) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== brandFilesPath) return false;
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    if (request.method !== 'POST') send(405, apiError('method_not_allowed'));
    else if (!isOwnPage(request)) send(403, apiError('cross_site_request'));
    else {
      readJson(request)
        .then((body) => write(parseRequest(body)))
        .then((answer) => send(statuses[answer.kind], answer))
        .catch((error: unknown) => {
          if (error instanceof CallError) send(error.status, error.body);
          else if (error instanceof RangeError) send(400, apiError('invalid_request'));
          else {
            report('error', 'a save of the studio failed', { area: 'studio', error });
            send(500, apiError('internal_error'));
          }
        });
    }
    return true;
  };
}

/** Whether a page of this server sends the request, on this machine, with no proxy between. */
function isOwnPage(request: IncomingMessage): boolean {
  const { host = '', 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
  const isDirect = forwardedFor === undefined && forwarded === undefined;
  return (
    isDirect &&
    ownAddresses.includes(request.socket.remoteAddress) &&
    ownHost.test(host) &&
    isSameOrigin(request, undefined)
  );
}

/** @throws RangeError */
function parseRequest(body: unknown): SaveRequest {
  const { kind, brandId: folder, files } = (body ?? {}) as Record<string, unknown>;
  if (typeof folder !== 'string') throw new RangeError('no brand');
  if (kind === 'undo') return { kind, brandId: folder };
  if (kind !== 'save' || !Array.isArray(files) || files.length === 0) throw new RangeError('no files');
  return { kind, brandId: folder, files: files.map(parseFile) };
}

function parseFile(value: unknown) {
  const { path, text, hash } = (value ?? {}) as Record<string, unknown>;
  const isHash = hash === null || typeof hash === 'string';
  if (typeof path !== 'string' || typeof text !== 'string' || !isHash) throw new RangeError('no file');
  return { path, text, hash };
}
