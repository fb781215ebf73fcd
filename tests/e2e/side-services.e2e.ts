import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasRedis, startRedis } from '../../renderer/testing/redis-server';
import { startSinks } from '../../renderer/testing/start-sinks';
import { startFlagService } from '../faults/start-flag-service';
import { type SideService, sideFaults, startSideService } from '../faults/start-side-service';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer } from './api-buyer';
import { OwnServer } from './own-server';
import { anyShop as shop } from './shops';
import { atNight, expect, test } from './test';

/** Time that a fault may add, ms. */
const mostMore = 4_500;

interface Sound {
  port: number;
  close(): unknown;
}

/** Start of each service, and the variables by which a server finds it. */
const services = {
  Sentry: { start: startSinks, point: (port: number) => ({ SENTRY_DSN: `http://key@127.0.0.1:${port}/1` }) },
  OTLP: { start: startSinks, point: (port: number) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }) },
  Unleash: {
    start: async () => {
      const service = await startFlagService('answers');
      return { port: Number(new URL(service.url).port), close: service.close };
    },
    point: (port: number) => ({
      UNLEASH_URL: `http://127.0.0.1:${port}/api/`,
      UNLEASH_TOKEN: 'default:test.token',
      UNLEASH_POLL_SECONDS: '1',
    }),
  },
  Redis: {
    start: async () => {
      const server = await startRedis();
      return { port: server.port, close: server.kill };
    },
    point: (port: number) => ({ REDIS_URL: `redis://127.0.0.1:${port}`, CAPTCHA_KEY: 'k'.repeat(44) }),
  },
} as const satisfies Record<
  string,
  { start: () => Promise<Sound>; point: (port: number) => Readonly<Record<string, string>> }
>;

/** By day, the service that each purchase asks. */
const cellOfDay = 'Redis hung later';

/** Times of a server without side services. */
let without: Times;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const server = await OwnServer.start();
  without = await visit(server.origin);
  await server.stop();
});

for (const name of Object.keys(services) as (keyof typeof services)[]) {
  for (const fault of sideFaults) {
    for (const moment of ['at the start', 'later'] as const) {
      const cell = `${name} ${fault} ${moment}`;
      test(`${cell}: a purchase and a page are as quick as without it`, atNight(cell !== cellOfDay), async () => {
        const isMissing = name === 'Redis' && !hasRedis;
        if (isMissing) printSuiteLine({ suite: 'side-services', tried: 0, passed: 0, not_run: 1 });
        test.skip(isMissing, 'not run: this machine has no Redis');
        const { start, point } = services[name];
        const sound = await start();
        const service = await startSideService(sound.port);
        if (moment === 'at the start') await service.play(fault);
        const server = await OwnServer.start(point(service.port));
        try {
          if (moment === 'later') {
            await expectCall(service, server.origin);
            await service.play(fault);
          }
          service.calls = 0;
          const times = await visit(server.origin);
          if (fault !== 'refused') await expectCall(service, server.origin);
          const slower = listSlower(times, without);
          printSuiteLine({
            suite: 'side-services',
            tried: 1,
            passed: slower.length === 0 ? 1 : 0,
            worst_ms: Math.round(Math.max(times.page, times.purchase)),
          });
          expect(slower).toEqual([]);
          expect(server.isAlive).toBe(true);
        } finally {
          await server.stop();
          await service.close();
          await sound.close();
        }
      });
    }
  }
}

test('the comparison of times finds a server that waits for a side service', atNight(), async () => {
  const sinks = await startSinks();
  const service = await startSideService(sinks.port);
  await service.play('slow');
  const careless = createServer(async (request, response) => {
    await fetch(`http://127.0.0.1:${service.port}/v1/traces`, { method: 'POST', body: '{}' });
    const page = await fetch(`http://localhost:${process.env.E2E_PORT}${request.url}`);
    response.writeHead(page.status).end(await page.text());
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  try {
    const page = await timePage(`http://127.0.0.1:${(careless.address() as AddressInfo).port}`);
    expect(listSlower({ ...without, page }, without)).toEqual([expect.stringMatching(/^page: /)]);
    expect(service.calls).toBeGreaterThan(0);
  } finally {
    careless.close();
    await service.close();
    sinks.close();
  }
});

interface Times {
  page: number;
  purchase: number;
}

/** Opens a page and buys. @throws when an answer is not that of a sound server */
async function visit(origin: string): Promise<Times> {
  const page = await timePage(origin);
  const start = performance.now();
  expect(await new ApiBuyer(origin, shop).buy('card')).toMatchObject({ reported: 'paid' });
  return { page, purchase: performance.now() - start };
}

async function timePage(origin: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${origin}/lead?${shop.query}`);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - start;
}

/** Times that are too long, in words. */
function listSlower(times: Times, sound: Times): string[] {
  return (['page', 'purchase'] as const)
    .filter((what) => times[what] > sound[what] + mostMore)
    .map((what) => `${what}: ${Math.round(times[what])} ms instead of ${Math.round(sound[what])} ms`);
}

/** Expects that the server calls the service: for flags, traces or limits by itself, for an error after one. */
async function expectCall(service: SideService, origin: string): Promise<void> {
  const body = '{}\n{"type":"event"}\n{"message":"an error of a page"}';
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
  const isCalled = async () => {
    if (service.calls > 0) return true;
    await timePage(origin);
    expect((await fetch(`${origin}/api/errors`, { method: 'POST', headers, body })).status).toBe(204);
    return service.calls > 0;
  };
  await expect.poll(isCalled).toBe(true);
}
