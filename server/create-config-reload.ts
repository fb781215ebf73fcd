import { CatalogueError } from '../checks/catalogue-error';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { serverLanguage } from '../checks/findings/format-finding-line';
import { loadCatalogueInSlices } from '../checks/load-catalogue';
import { report } from '../renderer/report/report';
import type { Runtime } from '../renderer/server/runtime';
import { buildSandboxCatalogue } from '../sandbox/catalogue/build-sandbox-catalogue';
import type { Sandbox } from '../sandbox/create-sandbox';
import { selectFinished } from './select-finished';

interface ConfigReloadOptions {
  /** Folder of `brands/` and `flows/`. */
  root: string;
  /** Runtime whose catalogue is replaced. Later requests read the new one. */
  runtime: Runtime;
  /** Sells the new catalogue's products. */
  sandbox: Sandbox | undefined;
  /** Language of errors on the terminal. Default: the server's. */
  language?: AuthorLanguage | undefined;
  /** Called when the catalogue or its errors have changed. */
  onReloaded?: () => void;
}

/**
 * Reloads the configuration on each call, one load at a time. Calls during a load share one more load after it, so that
 * no change is missed. An invalid configuration is rejected and reported; the last valid one stays.
 *
 * @returns resolves when the files of the call's time were taken or rejected
 */
export function createConfigReload({
  root,
  runtime,
  sandbox,
  language = serverLanguage,
  onReloaded,
}: ConfigReloadOptions): () => Promise<void> {
  const { environment } = runtime.settings;
  const load = async () => {
    const start = performance.now();
    const catalogue = selectFinished(await loadCatalogueInSlices(root), environment);
    sandbox?.replaceCatalogue(buildSandboxCatalogue(catalogue, environment));
    runtime.catalogue = catalogue;
    runtime.findings = [];
    runtime.client.expireAnswers();
    const milliseconds = Math.round(performance.now() - start);
    report('info', `reloaded ${catalogue.brands.length} brands`, { area: 'config', milliseconds });
  };
  const refuse = (error: Error) => {
    const isOurs = error instanceof CatalogueError;
    runtime.findings = isOurs ? error.formatLines(language) : [error.message];
    process.stderr.write(`${isOurs ? error.format(language) : error.message}\n`);
    report('error', 'the configuration has mistakes: the last good one stays', { area: 'config', code: error.name });
  };
  let running: Promise<void> | undefined;
  let isRequested = false;
  const run = async () => {
    try {
      while (isRequested) {
        isRequested = false;
        await load().catch(refuse);
        onReloaded?.();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isRequested = true;
    running ??= run();
    return running;
  };
}
