import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { compressStatic } from './setup/compress-static.mjs';

/** `npm run build`: the pages, then their scripts and style sheets compressed once and for all. */
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status === 0) compressStatic('.next/static');
process.exitCode = status ?? 1;
