import type { IncomingMessage } from 'node:http';
import { apiError, CallError } from './call-error';

const maximumBodyBytes = 64_000;
const bodyTimeoutMs = 10_000;

/**
 * JSON body of a request; a `__proto__` key is dropped.
 *
 * @throws CallError 415, 413 or 400
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:\s*;|$)/i.test(headerOf(request, 'content-type') ?? '')) {
    throw new CallError(415, apiError('unsupported_media_type'));
  }
  return parseJson(await readBody(request));
}

/** @throws CallError 400 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new CallError(400, apiError('invalid_request'));
  }
}

/**
 * Reads the body, at most 64 kB in ten seconds, so that slow senders do not hold connections.
 *
 * @throws CallError 413
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs);
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).byteLength;
      if (size > maximumBodyBytes) throw new CallError(413, apiError('body_too_large'));
      chunks.push(chunk as Buffer);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
