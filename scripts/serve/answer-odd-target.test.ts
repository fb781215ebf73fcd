import { describe, expect, it } from 'vitest';
import { sendBytes, startServer } from '../../renderer/testing/start-server';
import { answerOddTarget } from './answer-odd-target';

/** What a request line is answered by a server that answers all else 200. */
async function ask(line: string): Promise<string> {
  const server = await startServer((request, response) => {
    if (!answerOddTarget(request, response)) response.end('passed');
  });
  return sendBytes(server, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
}

describe('a target', () => {
  it.each([
    ['GET *', 400, 'invalid_request'],
    ['OPTIONS *', 400, 'invalid_request'],
    ['GET http://shop.example/api/v1/product/WUP', 400, 'invalid_request'],
    ['GET http://evil.example/lead', 400, 'invalid_request'],
    ['GET /api/%', 404, 'route_not_found'],
    ['POST /api/v1/lead/%c0%ae', 404, 'route_not_found'],
  ])('that Next fails at is told in JSON: %s', async (line, status, code) => {
    const answer = await ask(line);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/json');
    expect(answer).toContain(`"code":"${code}"`);
  });

  it.each(['GET /', 'GET /lead?x=%', 'GET /api/v1/seller/ana?seller=%', 'GET /%', 'OPTIONS /api/v2/payment'])(
    'of ours passes: %s',
    async (line) => {
      expect(await ask(line)).toContain('passed');
    },
  );
});
