import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiError, CallError } from '../renderer/gateway/call-error';
import { isSameOrigin } from '../renderer/gateway/is-same-origin';
import { readJson } from '../renderer/gateway/read-json';
import { report } from '../renderer/report/report';
import { brandFilesPath, editTokenHeader, type SaveAnswer, type SaveRequest } from '../studio/save-edits';
import type { BrandWriter } from './create-brand-writer';

const statuses: Readonly<Record<SaveAnswer['kind'], number>> = { saved: 200, nothing: 200, refused: 422, changed: 409 };

export type EditHandler = ReturnType<typeof createEditHandler>;

/** Saves edits of the studio, for a page of this server on this machine alone that was given this process's token. */
export function createEditHandler({ write }: Pick<BrandWriter, 'write'>) {
  const token = randomBytes(32).toString('base64url');
  /** @returns whether the request was for the route */
  const handle = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== brandFilesPath) {
      // Decided before Next, which adds a proxy's headers and gives pages another object with these headers.
      if (isOwnMachine(request)) request.headers[editTokenHeader] = token;
      else delete request.headers[editTokenHeader];
      return false;
    }
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    if (request.method !== 'POST') send(405, apiError('method_not_allowed'));
    else if (!isOwnPage(request) || !isEqual(request.headers[editTokenHeader], token))
      send(403, apiError('cross_site_request'));
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
  /** Token that a page must send to save; undefined for a page that is not for this machine. */
  const grantToken = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
    isEqual(headers[editTokenHeader], token) ? token : undefined;
  return { handle, grantToken };
}

/** This machine, as a connection and as a page names it. */
const ownAddresses: readonly unknown[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Headers by which a proxy shows itself. */
const proxyHeader = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Whether a request comes from this machine, by a name of this machine, and no proxy shows itself. A proxy here that
 * sets the Host to this machine and adds no header looks like a browser here.
 */
function isOwnMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return (
    ownAddresses.includes(socket.remoteAddress) &&
    ownHost.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
}

/** Whether a page of this server sends the request, on this machine. */
function isOwnPage(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return (
    isOwnMachine(request) &&
    (origin === `http://${host}` || origin === `https://${host}`) &&
    isSameOrigin(request, undefined)
  );
}

/** Compares in a time that says nothing about the token. */
function isEqual(given: unknown, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
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
