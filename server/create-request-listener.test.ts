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
  ['a permanent redirect', (response: ServerResponse) => void response.writeHead(308, { location: '/lead' }).end()],
  [
    'a redirect by status code and header',
    (response: ServerResponse) => {
      response.statusCode = 301;
      response.setHeader('location', '/lead');
      response.end();
    },
  ],
  ['a text', (response: ServerResponse) => void response.end('text')],
  ['an error', (response: ServerResponse) => void response.writeHead(500).end()],
])('%s without Cache-Control gets no-store', async (_, next) => {
  const { headers } = await sendRequest(await startOurs({ next }), 'GET', '/lead/');
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  [
    'with setHeader',
    (response: ServerResponse) => void response.setHeader('cache-control', 'public, max-age=60').end(),
  ],
  [
    'with writeHead',
    (response: ServerResponse) => void response.writeHead(200, { 'Cache-Control': 'public, max-age=60' }).end(),
  ],
])('a Cache-Control set %s stays unchanged', async (_, next) => {
  const { headers } = await sendRequest(await startOurs({ next }), 'GET', '/fonts/x.woff2');
  expect(headers['cache-control']).toBe('public, max-age=60');
});

it.each([
  ['an answer of Next', 'GET /lead', 200],
  ['the answer to a refused method', 'PUT /lead', 405],
  ['the answer to a request without a path', 'GET *', 400],
])('other sites cannot open, frame or read %s', async (_, line, status) => {
  const server = await startOurs({ next: (response) => response.end('page') });
  const answer = await sendBytes(server, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\ncross-origin-opener-policy: same-origin\r\n/i);
  expect(answer).toMatch(/\r\ncross-origin-resource-policy: same-origin\r\n/i);
  expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i);
});

it('the development server sends no content security policy and accepts POST requests of its tools', async () => {
  const server = await startOurs({ next: (response) => response.end('page'), isDev: true });
  const answer = await sendRequest(server, 'POST', '/__nextjs_original-stack-frames');
  expect(answer).toMatchObject({ status: 200, text: 'page' });
  expect(answer.headers).not.toHaveProperty('content-security-policy');
});

it('a request on which Next fails is cut off and the error is logged', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startOurs({
    next: () => {
      throw new Error('no such route');
    },
  });
  await expect(sendRequest(server, 'GET', '/lead')).rejects.toThrow('socket hang up');
  expect(String(reported.mock.calls)).toContain('no such route');
});
