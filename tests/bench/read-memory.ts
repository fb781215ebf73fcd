import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Memory of a process in bytes: the heap right after a garbage collection. */
interface Memory {
  resident: number;
  heap: number;
}

/**
 * Memory of a process that has loaded memory-probe.mjs.
 *
 * @param file its BENCH_MEMORY_FILE
 */
export async function readMemory(pid: number, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    await sleep(50);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text !== '') return JSON.parse(text) as Memory;
  }
  throw new Error('the server does not tell its memory');
}
