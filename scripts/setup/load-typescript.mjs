import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

// For `node --import`: runs TypeScript files, also on a read-only system. tsx caches in the temporary folder and does
// not start without one.
try {
  accessSync(`${tmpdir()}/.`, constants.W_OK);
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
// tsx has no types.
await import(/** @type {string} */ ('tsx'));
