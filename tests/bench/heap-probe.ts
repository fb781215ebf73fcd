import { writeFileSync } from 'node:fs';

/** Loaded before a measured server: on SIGUSR2 it collects garbage and writes how much heap is left, in bytes. */
process.on('SIGUSR2', () => {
  const file = process.env.BENCH_HEAP_FILE;
  if (!file || !globalThis.gc) throw new Error('the heap probe needs BENCH_HEAP_FILE and --expose-gc');
  globalThis.gc();
  globalThis.gc();
  writeFileSync(file, String(process.memoryUsage().heapUsed));
});
