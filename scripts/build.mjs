import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { compressStatic } from './setup/compress-static.mjs';
import { hintScripts } from './setup/hint-scripts.mjs';
import { joinScripts } from './setup/join-scripts.mjs';
import { takeSourceMaps } from './setup/take-source-maps.mjs';
import { trimBuildManifest } from './setup/trim-build-manifest.mjs';

/**
 * `npm run build`: builds the pages, trims data that browsers do not need, joins scripts, compresses everything once,
 * and writes the inventory of scripts. A script without a stated reason fails the build.
 */
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status === 0) {
  const sources = takeSourceMaps('.next/static/chunks');
  const joined = joinScripts('.next');
  hintScripts('.next/static/chunks');
  trimBuildManifest('.next');
  compressStatic('.next/static');
  // tsx must be loaded before a TypeScript file is imported.
  await import('./setup/load-typescript.mjs');
  const { writeInventory } = await import('./inventory/write-inventory.ts');
  writeInventory('.next', { sources, joined });
}
process.exitCode = status ?? 1;
