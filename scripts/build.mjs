import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { compressStatic } from './setup/compress-static.mjs';
import { hintScripts } from './setup/hint-scripts.mjs';
import { joinScripts } from './setup/join-scripts.mjs';
import { trimBuildManifest } from './setup/trim-build-manifest.mjs';

/**
 * `npm run build`: builds the pages, trims data that browsers do not need, joins scripts, and compresses everything
 * once.
 */
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status === 0) {
  joinScripts('.next');
  hintScripts('.next/static/chunks');
  trimBuildManifest('.next');
  compressStatic('.next/static');
}
process.exitCode = status ?? 1;
