import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { load, serverCore } from './load';
import { startOurs } from './our-app';
import { buildRow, type Row } from './row';
import { slopeOf } from './statistics';

const urls = ['/lead?product=WUP', '/payment?product=MS', '/lead?product=WUP&lang=pt-MZ', '/generic-error?product=WUP'];
const warmUpRequests = 4_000;
const samples = 8;
/** What 100,000 requests may leave behind: less than the noise of the sample before it is called growth. */
const mostMiB = 8;

/**
 * Heap after a garbage collection, read at equal distances while pages are asked for; the least-squares slope, carried to
 * 100,000 requests. The first requests, which fill caches, are not counted.
 */
export async function measureMemory(requests: number): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-heap-'));
  const heapFile = path.join(folder, 'heap');
  const server = await startOurs({ core: serverCore, heapFile });
  try {
    for (const url of urls) await load(server, url, { requests: warmUpRequests / urls.length });
    const points = [{ x: 0, y: await readHeap(server.pid, heapFile) }];
    let done = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      for (const url of urls) done += (await load(server, url, { requests: requests / samples / urls.length })).pages;
      points.push({ x: done, y: await readHeap(server.pid, heapFile) });
    }
    const megabytes = points.map(({ y }) => (y / 2 ** 20).toFixed(1)).join(' ');
    return [
      buildRow({
        suite: 'memory',
        what: 'heap growth over 100,000 requests',
        unit: 'MiB',
        ours: [(slopeOf(points) * 100_000) / 2 ** 20],
        comparison: 'value',
        goal: { atMost: mostMiB },
        note: `${done} requests measured; heap ${megabytes} MiB`,
      }),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readHeap(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    await sleep(50);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text !== '') return Number(text);
  }
  throw new Error('the server does not tell its heap');
}
