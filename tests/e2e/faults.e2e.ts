import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleKey } from '../faults/call-samples';
import { type Fault, FaultBackend } from '../faults/fault-backend';
import { everyFault, tryFaults } from '../faults/try-faults';
import { printSuiteLine } from '../suites/print-suite-line';
import { OwnServer } from './own-server';
import { anyShop as shop } from './shops';
import { expect, test } from './test';

/** Times of faults and the limit of a call are divided by it by day. */
const pace = process.env.NIGHTLY ? 1 : 60;
const limitMs = 60_000 / pace;

/** Faults of the day, one of each kind: no connection, no end, no answer, a wrong one. */
const faultsOfPages: readonly Fault[] = ['refused', 'drip', 'fin', 'gzip-bomb'];

test.describe.configure({ timeout: process.env.NIGHTLY ? 900_000 : 120_000 });

test('each of 24 backend faults gives every call the answer of the table, and every page words', async () => {
  const backend = await FaultBackend.start(pace);
  const server = await OwnServer.start({
    BFF_URL: backend.url,
    BACKEND_TIMEOUT_MS: String(limitMs),
    CAPTCHA: 'off',
    CAPTCHA_KEY: sampleKey,
  });
  try {
    const score = await tryFaults({ backend, origin: server.origin, limitMs });
    const pages = shop.pathsOf(shop.query).map((path) => `${server.origin}${path}?${shop.query}`);
    for (const fault of process.env.NIGHTLY ? everyFault : faultsOfPages) {
      await backend.play(fault);
      for (const url of process.env.NIGHTLY ? pages : pages.slice(0, 1)) {
        const start = performance.now();
        const page = await fetch(url);
        const text = await page.text();
        const ms = Math.round(performance.now() - start);
        score.tried += 1;
        score.worstMs = Math.max(score.worstMs, ms);
        if (page.status !== 200 || !/<h1[^>]*>[^<]/.test(text)) score.wrong.push(`${fault}: ${url} is blank`);
        if (ms > limitMs + 3_000) score.wrong.push(`${fault}: ${url} took ${ms} ms`);
      }
    }
    const { tried, worstMs, wrong } = score;
    printSuiteLine({ suite: 'faults', tried, passed: Math.max(0, tried - wrong.length), worst_ms: worstMs });
    expect(wrong).toEqual([]);
    expect(backend.hasFollowed, 'a redirect was followed').toBe(false);
    expect(server.output).not.toMatch(/\bat .+:\d+:\d+/);
  } finally {
    await server.stop();
    await backend.close();
  }
});

test('the table of faults finds a gateway that forwards whatever comes, follows redirects and sends twice', async () => {
  const backend = await FaultBackend.start(pace);
  const careless = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = request;
    const forward = () =>
      fetch(backend.url + url, {
        method,
        headers: { 'content-type': headers['content-type'] ?? '' },
        ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
      });
    const answer = await forward()
      .catch(forward)
      .catch((error: Error) => error);
    if (answer instanceof Error) response.writeHead(500).end(answer.stack);
    else response.writeHead(answer.status).end(await answer.text().catch(String));
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = careless.address() as AddressInfo;
    const target = { backend, origin: `http://127.0.0.1:${port}`, limitMs };
    const { wrong } = await tryFaults(target, ['fin', '200-html', 'proto', '307']);
    const told = wrong.join('\n');
    expect(told).toMatch(/fin: createPaymentV2: 500 .*instead of 502 backend_unavailable unknown/);
    expect(told).toMatch(/fin: createPaymentV2: it shows a trace/);
    expect(told).toMatch(/fin: createPaymentV2: it was sent [2-9] times/);
    expect(told).toMatch(/200-html: loadPlan: 200 instead of 502/);
    expect(told).toMatch(/proto: loadPlan: __proto__ passed/);
    expect(backend.hasFollowed).toBe(true);
  } finally {
    careless.close();
    await backend.close();
  }
});
