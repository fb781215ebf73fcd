import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleKey } from '../faults/call-samples';
import { type Fault, FaultBackend } from '../faults/fault-backend';
import { everyFault, type FaultScore, graceMs, tryFaults } from '../faults/try-faults';
import { printSuiteLine } from '../suites/print-suite-line';
import { OwnServer } from './own-server';
import { anyShop as shop } from './shops';
import { expect, test } from './test';

/** Limit of a call, ms. */
const limitMs = 60_000;

/** Faults that outlast the limit. */
const hanging: readonly Fault[] = ['blackhole', 'first-byte-61s', 'drip'];

/**
 * By day, faults that hang meet a short limit, and the others come 60 times as fast before the full one. So a busy
 * machine turns no fault into another.
 */
const rounds = process.env.NIGHTLY
  ? [{ faults: everyFault, pace: 1, limitMs }]
  : [
      { faults: hanging, pace: 1, limitMs: 3_000 },
      { faults: everyFault.filter((fault) => !hanging.includes(fault)), pace: 60, limitMs },
    ];

/** Faults of the day, one of each kind: no connection, no end, no answer, a wrong one. */
const faultsOfPages: readonly Fault[] = ['refused', 'drip', 'fin', 'gzip-bomb'];

test.describe.configure({ timeout: 900_000 });

async function playRound({ faults, pace, limitMs }: (typeof rounds)[number]): Promise<FaultScore> {
  const backend = await FaultBackend.start(pace);
  const server = await OwnServer.start({
    BFF_URL: backend.url,
    BACKEND_TIMEOUT_MS: String(limitMs),
    CAPTCHA: 'off',
    CAPTCHA_KEY: sampleKey,
  });
  try {
    const score = await tryFaults({ backend, origin: server.origin, limitMs }, faults);
    const pages = shop.pathsOf(shop.query).map((path) => `${server.origin}${path}?${shop.query}`);
    for (const fault of process.env.NIGHTLY ? faults : faultsOfPages.filter((one) => faults.includes(one))) {
      await backend.play(fault);
      for (const url of process.env.NIGHTLY ? pages : pages.slice(0, 1)) {
        const start = performance.now();
        const page = await fetch(url);
        const text = await page.text();
        const ms = Math.round(performance.now() - start);
        score.tried += 1;
        score.worstMs = Math.max(score.worstMs, ms);
        if (page.status !== 200 || !/<h1[^>]*>[^<]/.test(text)) score.wrong.push(`${fault}: ${url} is blank`);
        if (ms > limitMs + graceMs) score.wrong.push(`${fault}: ${url} took ${ms} ms`);
      }
    }
    expect(backend.hasFollowed, 'a redirect was followed').toBe(false);
    expect(server.output).not.toMatch(/\bat .+:\d+:\d+/);
    return score;
  } finally {
    await server.stop();
    await backend.close();
  }
}

test('for each of 24 backend faults, every call has the answer of the table, and every page explains it', async () => {
  const scores: FaultScore[] = [];
  for (const round of rounds) scores.push(await playRound(round));
  const tried = scores.reduce((sum, score) => sum + score.tried, 0);
  const wrong = scores.flatMap((score) => score.wrong);
  const worstMs = Math.max(...scores.map((score) => score.worstMs));
  printSuiteLine({ suite: 'faults', tried, passed: Math.max(0, tried - wrong.length), worst_ms: worstMs });
  expect(wrong).toEqual([]);
});

test('the table of faults finds a gateway that forwards whatever comes, follows redirects and sends twice', async () => {
  const backend = await FaultBackend.start(60);
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
    const text = wrong.join('\n');
    expect(text).toMatch(/fin: createPaymentV2: 500 .*instead of 502 backend_unavailable unknown/);
    expect(text).toMatch(/fin: createPaymentV2: it shows a trace/);
    expect(text).toMatch(/fin: createPaymentV2: it was sent [2-9] times/);
    expect(text).toMatch(/200-html: loadPlan: 200 instead of 502/);
    expect(text).toMatch(/proto: loadPlan: __proto__ passed/);
    expect(backend.hasFollowed).toBe(true);
  } finally {
    careless.close();
    await backend.close();
  }
});
