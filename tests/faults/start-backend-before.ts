import { createServer } from 'node:http';
import { makeCaptchaToken } from '../../renderer/api/make-captcha-token';
import { matchCall } from '../../renderer/gateway/match-call';
import { captchaPurposeOf } from '../../schemas/api/captcha-purpose';
import type { BadBackend } from './start-bad-backend';

/**
 * refused: answered 503 without arriving. unheard: arrives, but the answer is lost. held: arrives, and is never
 * answered. broken: answered 500 without arriving.
 */
export type Fate = 'answered' | 'refused' | 'unheard' | 'held' | 'broken';

interface Before {
  /** Fate of a call, such as `GET /api/v2/payment/pay_1`, with its query and body. */
  fateOf: (call: string, sent: string) => Fate;
  /** Key that the sandbox receives instead of the `Idempotency-Key`. */
  keyOf?: (key: string) => string;
  /** Answer's JSON text that is sent instead of the sandbox's. */
  alter?: (text: string) => string;
  /** Port to listen on. Default: one that the system chooses. */
  port?: number;
}

interface BackendBefore extends BadBackend {
  /** Number of calls that were received but not answered. */
  countHeld: () => number;
}

/**
 * Backend that answers like the sandbox, except for calls with another fate.
 *
 * @param target port of a server on this machine whose sandbox answers
 */
export async function startBackendBefore(
  target: number,
  { fateOf, keyOf = (key) => key, alter = (text) => text, port: wanted = 0 }: Before,
): Promise<BackendBefore> {
  let held = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', headers, url = '/' } = request;
    const sent = Buffer.concat(chunks).toString();
    const fate = fateOf(`${method} ${new URL(url, 'http://localhost').pathname}`, url + sent);
    if (fate === 'held') {
      held += 1;
      return;
    }
    if (fate === 'refused') {
      response.writeHead(503).end();
      return;
    }
    if (fate === 'broken') {
      const body = { code: 'internal_error', retryable: true, outcome: 'unknown' };
      response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const type = headers['content-type'];
    const key = headers['idempotency-key'];
    const answer = await fetch(`http://localhost:${target}${url}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(type ? { 'content-type': type } : {}),
        ...(key ? { 'idempotency-key': keyOf(String(key)) } : {}),
      },
      ...(method === 'GET' ? {} : { body: await withToken(url, sent, target) }),
    });
    const text = await answer.text();
    if (fate === 'unheard') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(alter(text));
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    countHeld: () => held,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The first gateway took the token away. The sandbox's own gateway asks for another. */
async function withToken(url: string, body: string, target: number): Promise<string> {
  const { pathname } = new URL(url, 'http://localhost');
  const match = matchCall('POST', pathname.split('/').slice(2));
  const purpose = 'call' in match ? captchaPurposeOf(match.call.id) : undefined;
  if (purpose === undefined) return body;
  const captchaToken = await makeCaptchaToken(purpose, `http://localhost:${target}`);
  return JSON.stringify({ ...JSON.parse(body), ...(captchaToken && { captchaToken }) });
}
