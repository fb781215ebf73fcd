import { setTimeout } from 'node:timers/promises';
import { withFixLock } from '../change/with-fix-lock';

/** Holds a tree's lock until it is stopped, for tests with two processes. */
const [root = '.'] = process.argv.slice(2);
await withFixLock(root, 'en', async () => {
  process.stdout.write('held\n');
  await setTimeout(600_000);
});
