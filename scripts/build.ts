import { writeFileSync } from 'node:fs';
import { hashBuildSources, sourceHashFile } from './build/build-app.mjs';
import { bundleServer } from './build/bundle-server.mjs';
import { compressStatic } from './build/compress-static';
import { hintScripts } from './build/hint-scripts';
import { writeInventory } from './build/inventory/write-inventory';
import { joinScripts } from './build/join-scripts';
import { takeSourceMaps } from './build/take-source-maps';
import { trimBuildManifest } from './build/trim-build-manifest';
import { findProgram, runCommand } from './setup/run-command.mjs';

/**
 * `npm run build`: builds the pages, trims data that browsers do not need, joins scripts, compresses everything once,
 * bundles the server, and writes the inventory of scripts. A script without a stated reason fails the build.
 */
const hash = hashBuildSources();
const { code } = await runCommand([...findProgram('next'), 'build'], {
  isShown: true,
  env: { NODE_ENV: 'production' },
});
if (code === 0) {
  const sources = takeSourceMaps('.next/static/chunks');
  const joined = joinScripts('.next');
  hintScripts('.next/static/chunks');
  trimBuildManifest('.next');
  compressStatic('.next/static');
  await bundleServer();
  writeInventory('.next', { sources, joined });
  writeFileSync(sourceHashFile, hash);
}
process.exitCode = code;
