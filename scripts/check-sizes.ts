import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCatalogue } from '../renderer/config/load-catalogue';
import { manifests } from '../templates/manifests.generated';
import { findFreePort } from './setup/find-port.mjs';
import { listStepLinks } from './setup/list-links';
import { runServer } from './setup/run-server.mjs';
import { compareSizes } from './sizes/compare-sizes';
import { measureSizes, type Size } from './sizes/measure-sizes';

/** Holds what each template's page loads, by the production build, against `tests/size-budgets.json`. */
async function checkSizes(root: string): Promise<number> {
  const budgets = JSON.parse(readFileSync(path.join(root, 'tests/size-budgets.json'), 'utf8')) as Record<
    string,
    number
  >;
  const { lines, problems } = compareSizes(Object.keys(manifests), await measureOnServer(root), budgets);
  for (const line of lines) process.stdout.write(`${line}\n`);
  for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
  return problems.length === 0 ? 0 : 1;
}

async function measureOnServer(root: string): Promise<Map<string, Size>> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'guiche-sizes-'));
  const env = { SANDBOX: 'on', BFF_URL: '', DATABASE_URL: '', SANDBOX_DATA_DIR: dataFolder, DRAIN_DELAY_MS: '0' };
  const server = runServer(await findFreePort(3310), { env, isShown: false });
  try {
    if (!(await server.isReady())) throw new Error('the server did not start');
    return await measureSizes(server.origin, root, listStepLinks(loadCatalogue(root)));
  } finally {
    server.stop('SIGTERM');
    await server.exited;
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

process.exitCode = await checkSizes(process.cwd());
