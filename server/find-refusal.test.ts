import { describe, expect, it } from 'vitest';
import { sendBytes, sendRequest, startServer } from '../renderer/testing/start-server';
import { createRequestListener } from './create-request-listener';

/** The whole request path, with a Next that answers everything with 200. */
function startOurs() {
  const handle = async (_: unknown, response: { end: (text: string) => void }) => response.end('passed');
  const shortcut = { path: '/_next/static/app.js', text: 'script' };
  return startServer(
    createRequestListener({
      isDev: false,
      shortcuts: [({ url }, response) => url === shortcut.path && Boolean(response.end(shortcut.text))],
      handle,
    }),
  );
}

/** Answer to a request line followed by other lines. */
async function ask(line: string, ...lines: string[]): Promise<string> {
  const head = [`${line} HTTP/1.1`, 'host: x', ...lines, 'connection: close', '', ''];
  return sendBytes(await startOurs(), head.join('\r\n'));
}

describe('a request target', () => {
  it.each([
    ['GET *', 400, 'invalid_request'],
    ['OPTIONS *', 400, 'invalid_request'],
    ['GET http://shop.example/api/v1/product/WUP', 400, 'invalid_request'],
    ['GET http://evil.example/lead', 400, 'invalid_request'],
    ['GET /api/%', 404, 'route_not_found'],
    ['POST /api/v1/lead/%c0%ae', 404, 'route_not_found'],
  ])('that Next cannot handle gets a JSON error: %s', async (line, status, code) => {
    const answer = await ask(line);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/json');
    expect(answer).toContain(`"code":"${code}"`);
  });

  it.each(['GET /', 'GET /lead?x=%', 'GET /api/v1/seller/ana?seller=%', 'GET /%', 'OPTIONS /api/v2/payment'])(
    'of the checkout passes: %s',
    async (line) => {
      expect(await ask(line)).toContain('passed');
    },
  );
});

describe('a request method', () => {
  it.each([
    ['PUT', '/lead', 'GET, HEAD'],
    ['DELETE', '/payment?product=WUP', 'GET, HEAD'],
    ['TRACE', '/', 'GET, HEAD'],
    ['OPTIONS', '/readiness', 'GET, HEAD'],
    ['PROPFIND', '/brands/wup/logo.svg', 'GET, HEAD'],
    ['PATCH', '/_next/static/app.js', 'GET, HEAD'],
    ['PUT', '/sandbox', 'GET, HEAD, POST'],
  ])('that a page does not support is refused: %s %s', async (method, path, allowed) => {
    const answer = await sendRequest(await startOurs(), method, path);
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: allowed, 'cache-control': 'no-store' },
      json: { code: 'method_not_allowed' },
    });
  });

  it.each([
    ['GET', '/lead'],
    ['POST', '/sandbox'],
    ['POST', '/sandbox/bank?token=x'],
    ['POST', '/pix?product=WUP&homologacao=1'],
    ['DELETE', '/api/v2/payment'],
  ])('that is supported, or left to the gateway, passes: %s %s', async (method, path) => {
    expect((await sendRequest(await startOurs(), method, path)).text).toBe('passed');
  });

  it('POST of a bank’s return form redirects to the same page by GET', async () => {
    expect(await sendRequest(await startOurs(), 'POST', '/payment-verification?product=WUP&token=pay_1')).toMatchObject(
      {
        status: 303,
        headers: { location: '/payment-verification?product=WUP&token=pay_1', 'cache-control': 'no-store' },
      },
    );
  });

  it.each(['//elsewhere.example/lead', '/\\\\elsewhere.example', '//elsewhere.example/lead?homologacao=1'])(
    'never redirects to another site: POST %s',
    async (path) => {
      expect(await sendRequest(await startOurs(), 'POST', path)).toMatchObject({ status: 405 });
    },
  );

  it('HEAD gets the answer of GET without a body', async () => {
    expect(await sendRequest(await startOurs(), 'HEAD', '/lead')).toMatchObject({ status: 200, text: '' });
  });
});

describe('two Host headers', () => {
  it.each([
    ['with different hosts', '/lead', 'host: evil.example'],
    ['with the same host', '/lead', 'host: x'],
    ['in different case', '/lead', 'HOST: evil.example'],
    ['for an API call', '/api/v1/product/WUP', 'Host: evil.example'],
    ['for a built file', '/_next/static/app.js', 'Host: evil.example'],
  ])('are refused: %s, %s', async (_, path, line) => {
    const answer = await ask(`GET ${path}`, line);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid_request"');
  });

  it('are not confused with headers that only resemble Host', async () => {
    expect(await ask('GET /lead', 'x-forwarded-host: evil.example', 'x-host: host', 'accept: host')).toContain(
      'passed',
    );
  });
});
