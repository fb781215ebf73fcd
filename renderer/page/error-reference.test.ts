import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createReference, noteReference, readReference } from './error-reference';

/** Name and value of each cookie in an answer. */
function cookiesOf(response: ServerResponse): Record<string, string> {
  const lines = [response.getHeader('set-cookie') ?? []].flat().map(String);
  return Object.fromEntries(lines.map((line) => (line.split(';', 1)[0] ?? '').split('=') as [string, string]));
}

it('each load of the error page reads the same reference from the cookie', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('set-cookie', 'other=1');
  const reference = createReference();
  noteReference(response, reference);
  const cookies = cookiesOf(response);
  expect([readReference(cookies), readReference(cookies)]).toEqual([{ reference }, { reference }]);
  expect(cookies.other).toBe('1');
});

it('the error page reads which call has failed', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const cause = { code: 'backend_unavailable', status: 503 };
  noteReference(response, 'A1B2C3D4', cause);
  expect(readReference(cookiesOf(response))).toEqual({ reference: 'A1B2C3D4', cause });
});

it('the reference cookie has the __Host- prefix, so no other host of the site can set it', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  noteReference(response, createReference());
  const [, ...attributes] = String(response.getHeader('set-cookie')).split('; ');
  expect(Object.keys(cookiesOf(response))).toEqual(['__Host-reference']);
  expect(attributes).toEqual(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax', 'Max-Age=600']);
});

it.each([{}, { '__Host-reference': '<script>' }, { '__Host-reference': 'A1B2C3D4E' }])(
  'a request with the cookies %j gets a new reference',
  (cookies) => {
    const references = [readReference(cookies), readReference(cookies)].map(({ reference }) => reference);
    for (const reference of references) expect(reference).toMatch(/^[0-9A-F]{8}$/);
    expect(references[0]).not.toBe(references[1]);
  },
);
