import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fate, startBackendBefore } from '../faults/start-backend-before';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer } from './api-buyer';
import { OwnServer } from './own-server';
import { anyShop } from './shops';
import { expect, test } from './test';

const buyersAtOnce = 50;
/** Buyers come again until then. By day each buys once. */
const leastMs = process.env.NIGHTLY ? 120_000 : 0;
/** Requests that the one client has under way. */
const senders = process.env.NIGHTLY ? 4 : 2;

/** Text in a request that makes the backend fail. */
const bad = 'boom';
const fateOf = (_: string, sent: string): Fate => (sent.includes(bad) ? 'broken' : 'answered');

const { business, productCode } = anyShop.settings;
const card = { holderName: 'ANA PRADO', number: '4111111111111111', expiry: '12/2034', cvv: '737', company: 'visa' };
const entry = { method: 'credit-card', amount: 100, card };
const order = { business, planId: bad, productCode, seller: 'performance', source: 'direto' };
const payment = { ...order, amount: 100, operation: 'direct', paymentMethods: [entry] };
const person = { name: 'Ana Prado', email: `${bad}@example.com`, phone: '11987654321' };

/**
 * Pages and calls with a voucher, an id or a body that makes the backend answer 500. A change of another's lead never gets
 * there.
 */
const attacks: readonly (readonly [path: string, body?: object])[] = [
  [`/api/v1/product/${productCode}?voucher=${bad}`],
  [`/api/v2/product/${productCode}?voucher=${bad}`],
  [`/api/v1/product/${productCode}/config?planId=${bad}`],
  [`/api/v1/product/${productCode}/tickets?plan=${bad}`],
  [`/api/v1/product/${productCode}/contract?id=${bad}`],
  [`/api/v1/plan/${bad}/product`],
  [`/api/v1/seller/${bad}`],
  [`/api/v1/franchises/cities?brand=${bad}`],
  [`/api/v1/franchises/units?brand=${bad}`],
  ...['payment', 'lead', 'invoice', 'subscription'].map((name) => [`/api/v2/${name}/${bad}`] as const),
  [`/lead?${anyShop.query}&voucher=${bad}`],
  [`/payment/${bad}`],
  [`/renew/${bad}`],
  ['/api/v1/lead', { ...person, ...order, planType: 'yearly' }],
  ['/api/v1/payment', payment],
  ['/api/v2/payment', payment],
  [`/api/v2/subscription/${bad}/renew`, { business, planId: bad, amount: 100, paymentMethods: [entry] }],
  [`/api/v2/subscription/${bad}/custom-sale/verify-card`, { card }],
  ['/api/v2/livelo/code', { sessionId: bad, deviceId: 'sms' }],
];

/** Buyers pay while one client sends the attacks again and again. @returns purchases, and what buyers saw of it */
async function sellBeside(origin: string, buyers: number, least: number) {
  const statuses = new Map<string, Set<number>>();
  let isOver = false;
  const attackOneAfterTheOther = async () => {
    while (!isOver) {
      for (const [path, body] of attacks) {
        const answer = await fetch(`${origin}${path}`, {
          method: body ? 'POST' : 'GET',
          redirect: 'manual',
          headers: {
            origin,
            'x-forwarded-for': '6.6.6.6',
            ...(body && { 'content-type': 'application/json', 'idempotency-key': 'key-of-one-client' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        await answer.text();
        statuses.set(path, (statuses.get(path) ?? new Set()).add(answer.status));
      }
    }
  };
  const attacking = Promise.all(Array.from({ length: senders }, attackOneAfterTheOther));
  await expect.poll(() => statuses.size, { timeout: 60_000 }).toBe(new Set(attacks.map(([path]) => path)).size);
  const end = performance.now() + least;
  let bought = 0;
  let worstMs = 0;
  const seen: string[] = [];
  const buy = async () => {
    do {
      const start = performance.now();
      const purchase = new ApiBuyer(origin, anyShop).buy('card');
      const fault = await purchase.then(({ reported }) => (reported === 'paid' ? undefined : reported), String);
      bought += 1;
      worstMs = Math.max(worstMs, Math.round(performance.now() - start));
      if (fault !== undefined) seen.push(fault);
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  isOver = true;
  await attacking;
  return { bought, seen, worstMs, statuses };
}

test('50 buyers pay while one client sends whatever makes the backend fail, and none of them sees it', async () => {
  const backend = await startBackendBefore(Number(process.env.E2E_PORT), { fateOf });
  const server = await OwnServer.start({ BFF_URL: backend.url, CAPTCHA: 'off', TRUSTED_PROXY_HOPS: '1' });
  try {
    const { bought, seen, worstMs, statuses } = await sellBeside(server.origin, buyersAtOnce, leastMs);
    printSuiteLine({ suite: 'one-client', tried: bought, passed: bought - seen.length, worst_ms: worstMs });
    expect(seen).toEqual([]);
    // Each input does make the backend fail.
    const harmless = [...statuses].filter(([path, all]) => path.startsWith('/api/') && ![...all].includes(500));
    expect(harmless).toEqual([]);
  } finally {
    await server.stop();
    backend.close();
  }
});

test('the count of buyers finds a server that one client’s failures close for all', async ({ baseURL }) => {
  let failures = 0;
  // A breaker for all: eight failures of anybody.
  const careless = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers as Record<string, string>;
    if (`${request.url}${body}`.includes(bad)) failures += 1;
    if (failures > 8) return void response.writeHead(503).end();
    const answer = await fetch(`${String(baseURL)}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...headers, origin: String(baseURL) },
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  try {
    const { seen } = await sellBeside(`http://127.0.0.1:${(careless.address() as AddressInfo).port}`, 2, 0);
    expect(seen).toHaveLength(2);
  } finally {
    careless.closeAllConnections();
    careless.close();
  }
});
