import { CatalogueError } from '../checks/catalogue-error';
import type { AuthorLanguage } from '../checks/findings/tell-finding';
import { serverLanguage } from '../checks/findings/tell-line';
import { loadCatalogueInSlices } from '../checks/load-catalogue';
import { report } from '../renderer/report/report';
import type { Runtime } from '../renderer/server/runtime';
import type { Sandbox } from '../sandbox/create-sandbox';
import { buildSandboxCatalogue } from './build-sandbox-catalogue';
import { createReload } from './create-reload';
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

/** Reloads the configuration. An invalid one is rejected and reported; the last valid one stays. */
export function createConfigReload({
  root,
  runtime,
  sandbox,
  language = serverLanguage,
  onReloaded,
}: ConfigReloadOptions): () => Promise<void> {
  let start = 0;
  return createReload({
    load: async () => {
      start = performance.now();
      return selectFinished(await loadCatalogueInSlices(root), runtime.settings.environment);
    },
    take: (catalogue) => {
      sandbox?.replaceCatalogue(buildSandboxCatalogue(catalogue, runtime.settings.environment));
      runtime.catalogue = catalogue;
      runtime.findings = [];
      runtime.client.expireAnswers();
      const milliseconds = Math.round(performance.now() - start);
      report('info', `reloaded ${catalogue.brands.length} brands`, { area: 'config', milliseconds });
      onReloaded?.();
    },
    refuse: (error) => {
      const isOurs = error instanceof CatalogueError;
      runtime.findings = isOurs ? error.tellLines(language) : [error.message];
      process.stderr.write(`${isOurs ? error.tell(language) : error.message}\n`);
      report('error', 'the configuration has mistakes: the last good one stays', { area: 'config', code: error.name });
      onReloaded?.();
    },
  });
}
