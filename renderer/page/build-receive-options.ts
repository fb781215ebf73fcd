import { findBrand } from '../../catalogue/catalogue-index';
import { markClient } from '../gateway/mark-client';
import type { ReceiveOptions } from '../gateway/receive-reports';
import { getRuntime } from '../server/runtime';

/** Options of the routes that receive the pages' reports. */
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
