import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// NODE_OPTIONS refuses the flag.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/**
 * Loaded before a measured server. On SIGUSR2 it writes the resident memory, and the heap after a garbage collection,
 * in bytes as JSON.
 */
process.on('SIGUSR2', () => {
  const file = process.env.BENCH_MEMORY_FILE;
  if (!file) throw new Error('the memory probe needs BENCH_MEMORY_FILE');
  const resident = process.memoryUsage.rss();
  collectGarbage();
  collectGarbage();
  writeFileSync(file, JSON.stringify({ resident, heap: process.memoryUsage().heapUsed }));
});
