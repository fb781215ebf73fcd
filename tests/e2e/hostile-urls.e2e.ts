import { request } from 'node:http';
import { OwnServer } from './own-server';
import { expect, test } from './test';

/** A forged log line with an e-mail and a possible card number, for a query or path. */
const forged = '%0A%7B%22level%22:%22fatal%22%7D-ana@example.com-4111111111111111';

const targets: readonly (readonly [method: string, target: string, status: number])[] = [
  ['GET', `/_next/image?url=/x${forged}&w=64&q=75`, 404],
  ['GET', `/_next/image?url=https://elsewhere.example/${forged}&w=64&q=75`, 404],
  ['GET', `/_next/image/${forged}`, 404],
  ['GET', `/_next/data/x/${forged}.json`, 404],
  ['GET', `/_next/static/%${forged}`, 400],
  ['GET', `/lead?seller=${forged}&oferta=${forged}&product=${forged}`, 200],
  ['GET', `/${forged}`, 404],
  ['GET', `/%${forged}`, 400],
  ['POST', '//elsewhere.example/lead', 405],
  ['POST', `/lead/${forged}`, 303],
  ['PUT', '/lead', 405],
  ['DELETE', `/payment?x=${forged}`, 405],
  ['TRACE', '/', 405],
  ['GET', `/lead/?seller=${forged}`, 308],
  ['GET', `/brands/${forged}`, 404],
  ['GET', `/sandbox?x=${forged}`, 200],
  ['GET', `/api/${forged}`, 404],
  ['GET', `/api/%${forged}`, 404],
  ['GET', `http://elsewhere.example/api/${forged}`, 400],
  ['GET', '*', 400],
  ['OPTIONS', '*', 400],
];

test('hostile URLs leave no forged line, personal data or stack trace in the server log', async () => {
  const server = await OwnServer.start();
  try {
    for (const [method, target, status] of targets) {
      expect(await ask(server.origin, method, target), `${method} ${target}`).toBe(status);
    }
    expect(server.output).not.toMatch(/fatal|ana@|ana%40|4111|elsewhere|^\s+at /m);
  } finally {
    await server.stop();
  }
});

/**
 * Sends an exact target, which `fetch` would normalize.
 *
 * @returns the status of the answer
 */
function ask(origin: string, method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, { method, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });
}
