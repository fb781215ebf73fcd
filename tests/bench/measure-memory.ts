import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverCore } from './load';
import { startOurs } from './our-app';
import { buildRow, type Row } from './row';
import { slopeOf } from './statistics';

/** Pages, each asked for with a seller and a voucher of its own: a cache without a bound would show. */
const urls = ['/lead?product=WUP', '/payment?product=MS', '/lead?product=WUP&lang=pt-MZ', '/generic-error?product=WUP'];
/** More than the entries that the server's caches may have. */
const warmUpRequests = 8_000;
const connections = 10;
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
    await ask(server.origin, 0, warmUpRequests);
    const points = [{ x: 0, y: await readHeap(server.pid, heapFile) }];
    for (let sample = 1; sample <= samples; sample += 1) {
      const done = Math.round((requests * sample) / samples);
      await ask(server.origin, warmUpRequests + (points.at(-1)?.x ?? 0), warmUpRequests + done);
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
        note: `${requests} requests measured; heap ${megabytes} MiB`,
      }),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks for the pages numbered from `first` to before `end`, some at a time. @throws Error on an answer other than 200 */
async function ask(origin: string, first: number, end: number): Promise<void> {
  let next = first;
  const askInTurn = async () => {
    while (next < end) {
      const number = next;
      next += 1;
      const url = `${origin}${urls[number % urls.length]}&seller=seller-${number}&voucher=V${number}`;
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
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
