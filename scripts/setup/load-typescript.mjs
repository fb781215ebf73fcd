import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

// `node --import` of this runs TypeScript files, where nothing can be written too: tsx keeps what it has translated in the
// temporary folder, and does not start without one.
try {
  accessSync(`${tmpdir()}/.`, constants.W_OK);
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
// It has no types of its own.
await import(/** @type {string} */ ('tsx'));
