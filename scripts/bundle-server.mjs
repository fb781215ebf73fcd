import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleScript } from './setup/bundle-script.mjs';
import { root } from './setup/run-command.mjs';

/**
 * Writes `.guiche/server.mjs`, which starts the bundled server without its sources: for an image, where nothing is
 * written and files have another date. The project's folder must be the same when it runs.
 */
const bundle = await bundleScript('server/serve.ts', { packages: 'external' });
const start = path.join(root, '.guiche/server.mjs');
mkdirSync(path.dirname(start), { recursive: true });
writeFileSync(
  start,
  `process.setSourceMapsEnabled(true);\nawait import(${JSON.stringify(pathToFileURL(bundle).href)});\n`,
);
