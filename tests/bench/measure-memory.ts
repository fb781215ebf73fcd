import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverCore } from './load';
import { startOurs } from './our-app';
import { readMemory } from './read-memory';
import { buildRow, type Row } from './row';
import { slopeOf } from './statistics';

/** Each request has its own seller and voucher, to reveal an unbounded cache. */
const urls = ['/lead?product=WUP', '/payment?product=MS', '/lead?product=WUP&lang=pt-MZ', '/generic-error?product=WUP'];
/** More than the capacity of the server's caches. */
const warmUpRequests = 8_000;
const connections = 50;
const samples = 8;
/** Allowed growth after 100,000 requests: below the noise of the first sample. */
const most = { heap: 8, resident: 50 };

/** Memory of a process after a number of requests since the warm-up, in bytes. */
interface Sample {
  requests: number;
  resident: number;
  heap: number;
}

/**
 * Memory of a server with a backend, and of one with the embedded database, sampled during page requests with brotli.
 * Reports the final resident memory and the least-squares slopes per 100,000 requests. Skips the first requests, which
 * fill caches.
 */
export async function measureMemory(requests: number): Promise<Row[]> {
  const backend = await startOurs();
  try {
    const onBackend = await measureServer('with BFF_URL', requests, 600, backend.origin);
    return [...onBackend, ...(await measureServer('with the embedded database', requests, 850))];
  } finally {
    await backend.stop();
  }
}

async function measureServer(
  what: string,
  requests: number,
  mostResident: number,
  backendUrl?: string,
): Promise<Row[]> {
  const all = await sampleServer(requests, backendUrl);
  const rowOf = (figure: string, mebibytes: number, atMost: number, key: 'resident' | 'heap') =>
    buildRow({
      suite: 'memory',
      what: `${figure}, ${what}, brotli, ${connections} connections`,
      unit: 'MiB',
      ours: [mebibytes],
      comparison: 'value',
      goal: { atMost },
      note: `${requests} requests measured; ${all.map((sample) => toMebibytes(sample[key]).toFixed(1)).join(' ')} MiB`,
    });
  const growthOf = (key: 'resident' | 'heap') =>
    toMebibytes(slopeOf(all.map((sample) => ({ x: sample.requests, y: sample[key] }))) * 100_000);
  return [
    rowOf('resident memory at the end', toMebibytes(all.at(-1)?.resident ?? Number.NaN), mostResident, 'resident'),
    rowOf('growth of resident memory over 100,000 requests', growthOf('resident'), most.resident, 'resident'),
    rowOf('growth of the heap over 100,000 requests', growthOf('heap'), most.heap, 'heap'),
  ];
}

async function sampleServer(requests: number, backendUrl: string | undefined): Promise<Sample[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-memory-'));
  const memoryFile = path.join(folder, 'memory.json');
  const server = await startOurs({ core: serverCore, memoryFile, ...(backendUrl ? { backendUrl } : {}) });
  try {
    await ask(server.origin, 0, warmUpRequests);
    const all = [{ requests: 0, ...(await readMemory(server.pid, memoryFile)) }];
    for (let sample = 1; sample <= samples; sample += 1) {
      const done = Math.round((requests * sample) / samples);
      await ask(server.origin, warmUpRequests + (all.at(-1)?.requests ?? 0), warmUpRequests + done);
      all.push({ requests: done, ...(await readMemory(server.pid, memoryFile)) });
    }
    return all;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function toMebibytes(bytes: number): number {
  return bytes / 2 ** 20;
}

/**
 * Requests the pages from `first` to before `end`, several at a time.
 *
 * @throws Error on an answer other than 200
 */
async function ask(origin: string, first: number, end: number): Promise<void> {
  let next = first;
  const askInTurn = async () => {
    while (next < end) {
      const number = next;
      next += 1;
      const url = `${origin}${urls[number % urls.length]}&seller=seller-${number}&voucher=V${number}`;
      const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
}
