import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readMemory } from '../bench/read-memory';
import { startBackendBefore } from '../faults/start-backend-before';
import { findMemoryFaults, type MemorySample, readMemoryTrend } from '../suites/memory-trend';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer, type Way } from './api-buyer';
import { directShops } from './choose-order';
import { OwnServer } from './own-server';
import type { Shop } from './shops';
import { atNight, expect, test } from './test';

/** A half of them with the embedded database, the other with a backend. */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const halfMs = (minutes / 2) * 60_000;
const samplesPerHalf = 20;
/** Filled caches and compiled code. */
const warmUpMinutes = Math.min(5, minutes / 4);

const buyersAtOnce = 4;
const pages = ['/lead', '/payment', '/generic-error'];
const ways: Way[] = ['card', 'card sent twice', 'declined card'];

test.describe.configure({ timeout: 2 * halfMs + 480_000 });

test('memory stays level under mixed load, with the embedded database and with a backend', atNight(), async () => {
  const embedded = await soak('embedded database', 850);
  const sandbox = await OwnServer.start();
  const backend = await startBackendBefore(Number(new URL(sandbox.origin).port), { fateOf: () => 'answered' });
  try {
    const forwarding = await soak('backend', 600, { BFF_URL: backend.url });
    const halves = [embedded, forwarding];
    const passed = halves.filter(({ faults }) => faults.length === 0).length;
    printSuiteLine({
      suite: 'soak',
      tried: minutes,
      passed: Math.floor((minutes * passed) / halves.length),
      worst_ms: Math.max(...halves.map(({ worstMs }) => worstMs)),
    });
    expect(halves.flatMap(({ faults }) => faults)).toEqual([]);
  } finally {
    backend.close();
    await sandbox.stop();
  }
});

/**
 * Loads a server and tells what is wrong with its memory.
 *
 * @throws Error when a request fails
 */
async function soak(
  what: string,
  residentLimit: number,
  environment: Record<string, string> = {},
): Promise<{ faults: string[]; worstMs: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-soak-'));
  const memoryFile = path.join(folder, 'memory.json');
  const probe = pathToFileURL(path.join(import.meta.dirname, '../bench/memory-probe.mjs')).href;
  const server = await OwnServer.start({
    NODE_OPTIONS: `--import ${probe}`,
    BENCH_MEMORY_FILE: memoryFile,
    ...environment,
  });
  try {
    const start = performance.now();
    const isOver = () => performance.now() - start >= halfMs;
    const load = Promise.all<number | number[]>([
      visitUntil(isOver, server.origin),
      ...Array.from({ length: buyersAtOnce }, (_, first) => buyUntil(isOver, server.origin, first)),
    ]);
    const samples = await Promise.race([sampleMemory(server.pid, memoryFile, start), load.then(() => [])]);
    const [visited, ...bought] = await load;
    const purchases = bought.flat();
    const trend = readMemoryTrend(samples, warmUpMinutes);
    process.stdout.write(
      `${what}: ${purchases.length} purchases, ${visited} pages, heap ${trend.heapPerMinute.toFixed(2)} MiB a minute, ` +
        `resident at most ${Math.round(trend.mostResident)} MiB; heap ${samples.map(({ heap }) => (heap / 2 ** 20).toFixed(1)).join(' ')} MiB\n`,
    );
    expect(await server.drain()).toBe(0);
    return { faults: findMemoryFaults(trend, residentLimit), worstMs: Math.round(Math.max(...purchases)) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sampleMemory(pid: number, file: string, start: number): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  for (let sample = 1; sample <= samplesPerHalf; sample += 1) {
    const due = start + (halfMs * sample) / (samplesPerHalf + 1);
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    samples.push({ minute: (performance.now() - start) / 60_000, ...(await readMemory(pid, file)) });
  }
  return samples;
}

/** Buys in all shops in turn. @returns the milliseconds of each purchase */
async function buyUntil(isOver: () => boolean, origin: string, first: number): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const count = times.length;
    const shop = directShops[(first + count * buyersAtOnce) % directShops.length] as Shop;
    const start = performance.now();
    const { reported, expected } = await new ApiBuyer(origin, shop).buy(ways[count % ways.length] ?? 'card');
    expect(reported).toBe(expected);
    times.push(performance.now() - start);
  }
  return times;
}

/** Opens pages, each with a query of its own, to reveal a cache without a limit. @returns the number of pages */
async function visitUntil(isOver: () => boolean, origin: string): Promise<number> {
  let count = 0;
  for (; !isOver(); count += 1) {
    const shop = directShops[count % directShops.length] as Shop;
    const answer = await fetch(`${origin}${pages[count % pages.length]}?${shop.query}&seller=seller-${count}`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
  return count;
}
