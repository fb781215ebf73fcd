import { findBrand } from '../../catalogue/catalogue-index';
import { markClient } from '../gateway/mark-client';
import type { ReceiveOptions } from '../gateway/receive-reports';
import { getRuntime } from '../server/runtime';

/** What the routes for the reports of pages need of this process. */
export function buildReceiveOptions(isTemplate: (name: string) => boolean): ReceiveOptions {
  const { catalogue, limit, reporting, settings } = getRuntime();
  return {
    limit,
    reporting,
    proxyHops: settings.proxyHops,
    markClient: (address) => markClient(address, settings.captchaKey),
    publicOrigin: settings.publicOrigin,
    isBrand: (name) => findBrand(catalogue, name) !== undefined,
    isTemplate,
  };
}
