import type { ProductConfig } from '../schemas/generated/types';
import type { BrandArea, Environment } from './catalogue';
import { selectContainer } from './select-container';

/**
 * Product config from a brand's own JSON: the sandbox's answer, and the fallback for unknown products.
 *
 * @param environment environment of the answer; without it, the config names no analytics container
 */
export function buildProductConfig({ brandId, settings, flows }: BrandArea, environment?: Environment): ProductConfig {
  const gtm = environment && selectContainer(settings, environment);
  return {
    title: settings.title,
    ...(gtm === undefined ? {} : { gtm }),
    designSystemId: `${brandId}$${settings.mode}`,
    hasAddressForm: settings.hasAddressForm ?? false,
    checkoutFlow: { flows: [...flows] },
  };
}
