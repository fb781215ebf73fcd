import { writeFileSync } from 'node:fs';

/**
 * Loaded before a measured server. On SIGUSR2 it writes the resident memory, and the heap after a garbage collection,
 * in bytes as JSON.
 */
process.on('SIGUSR2', () => {
  const file = process.env.BENCH_MEMORY_FILE;
  if (!file || !globalThis.gc) throw new Error('the memory probe needs BENCH_MEMORY_FILE and --expose-gc');
  const resident = process.memoryUsage.rss();
  globalThis.gc();
  globalThis.gc();
  writeFileSync(file, JSON.stringify({ resident, heap: process.memoryUsage().heapUsed }));
});
