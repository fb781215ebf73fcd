import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** A form as browsers on the same site send it; `headers` replace the defaults, undefined removes one. */
export function testForm(
  fields: Record<string, string>,
  headers: Record<string, string | undefined> = {},
): IncomingMessage {
  const usual = {
    host: 'shop.example',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = Readable.from([Buffer.from(new URLSearchParams(fields).toString())]);
  return Object.assign(body, { method: 'POST', headers: { ...usual, ...headers } }) as unknown as IncomingMessage;
}
