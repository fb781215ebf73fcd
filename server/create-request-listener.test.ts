import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { sendBytes, sendRequest, startServer } from '../renderer/testing/start-server';
import { createRequestListener } from './create-request-listener';

afterEach(() => vi.restoreAllMocks());

interface Answering {
  /** Stands in for Next. */
  next: (response: ServerResponse) => void;
  isDev?: boolean;
}

function startOurs({ next, isDev = false }: Answering) {
  const handle = async (_: unknown, response: ServerResponse) => next(response);
  return startServer(createRequestListener({ shortcuts: [], handle, isDev }));
}

it.each([
  ['a redirect for ever', (response: ServerResponse) => void response.writeHead(308, { location: '/lead' }).end()],
  [
    'a redirect by code and header',
    (response: ServerResponse) => {
      response.statusCode = 301;
      response.setHeader('location', '/lead');
      response.end();
    },
  ],
  ['a text', (response: ServerResponse) => void response.end('text')],
  ['a failure', (response: ServerResponse) => void response.writeHead(500).end()],
])('%s that does not say how long it may be kept is kept nowhere', async (_, next) => {
  const { headers } = await sendRequest(await startOurs({ next }), 'GET', '/lead/');
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  [
    'by its headers',
    (response: ServerResponse) => void response.setHeader('cache-control', 'public, max-age=60').end(),
  ],
  [
    'with its status',
    (response: ServerResponse) => void response.writeHead(200, { 'Cache-Control': 'public, max-age=60' }).end(),
  ],
])('an answer that says how long it may be kept is believed: %s', async (_, next) => {
  const { headers } = await sendRequest(await startOurs({ next }), 'GET', '/fonts/x.woff2');
  expect(headers['cache-control']).toBe('public, max-age=60');
});

it.each([
  ['Next answers', 'GET /lead', 200],
  ['is refused', 'PUT /lead', 405],
  ['has no path', 'GET *', 400],
])('what %s can be opened, framed and read by no other site', async (_, line, status) => {
  const server = await startOurs({ next: (response) => response.end('page') });
  const answer = await sendBytes(server, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\ncross-origin-opener-policy: same-origin\r\n/i);
  expect(answer).toMatch(/\r\ncross-origin-resource-policy: same-origin\r\n/i);
  expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i);
});

it('the development server’s pages have no policy, and its tools may ask by POST', async () => {
  const server = await startOurs({ next: (response) => response.end('page'), isDev: true });
  const answer = await sendRequest(server, 'POST', '/__nextjs_original-stack-frames');
  expect(answer).toMatchObject({ status: 200, text: 'page' });
  expect(answer.headers).not.toHaveProperty('content-security-policy');
});

it('a request that Next fails at is cut, and told', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startOurs({
    next: () => {
      throw new Error('no such route');
    },
  });
  await expect(sendRequest(server, 'GET', '/lead')).rejects.toThrow('socket hang up');
  expect(String(told.mock.calls)).toContain('no such route');
});
