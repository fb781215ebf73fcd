import { writeFileSync } from 'node:fs';

/**
 * Loaded before a measured server: on SIGUSR2 it writes how much memory is resident, as it is, and how much heap is left after a
 * garbage collection, both in bytes, as JSON.
 */
process.on('SIGUSR2', () => {
  const file = process.env.BENCH_MEMORY_FILE;
  if (!file || !globalThis.gc) throw new Error('the memory probe needs BENCH_MEMORY_FILE and --expose-gc');
  const resident = process.memoryUsage.rss();
  globalThis.gc();
  globalThis.gc();
  writeFileSync(file, JSON.stringify({ resident, heap: process.memoryUsage().heapUsed }));
});
