import { setTimeout } from 'node:timers/promises';
import { withFixLock } from './with-fix-lock';

/** Holds the lock of a tree until it is stopped: for tests of two processes at once. */
const [root = '.'] = process.argv.slice(2);
await withFixLock(root, 'en', async () => {
  process.stdout.write('held\n');
  await setTimeout(600_000);
});
