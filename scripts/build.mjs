import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { hashBuildSources, sourceHashFile } from './build/build-app.mjs';
import { bundleServer } from './build/bundle-server.mjs';
import { compressStatic } from './build/compress-static.mjs';
import { hintScripts } from './build/hint-scripts.mjs';
import { joinScripts } from './build/join-scripts.mjs';
import { takeSourceMaps } from './build/take-source-maps.mjs';
import { trimBuildManifest } from './build/trim-build-manifest.mjs';
import { findProgram } from './setup/run-command.mjs';

/**
 * `npm run build`: builds the pages, trims data that browsers do not need, joins scripts, compresses everything once,
 * bundles the server, and writes the inventory of scripts. A script without a stated reason fails the build.
 */
const hash = hashBuildSources();
const [node, next] = findProgram('next');
const { status } = spawnSync(node, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status === 0) {
  const sources = takeSourceMaps('.next/static/chunks');
  const joined = joinScripts('.next');
  hintScripts('.next/static/chunks');
  trimBuildManifest('.next');
  compressStatic('.next/static');
  await bundleServer();
  // tsx must be loaded before a TypeScript file is imported.
  await import('./setup/load-typescript.mjs');
  const { writeInventory } = await import('./build/inventory/write-inventory.ts');
  writeInventory('.next', { sources, joined });
  writeFileSync(sourceHashFile, hash);
}
process.exitCode = status ?? 1;
