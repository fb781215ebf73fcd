import type { ProductConfig } from '../schemas/generated/types';
import type { BrandArea } from './catalogue';

/** Product config from a brand's own JSON: the sandbox's answer, and the fallback for unknown products. */
export function buildProductConfig({ brandId, settings, flows }: BrandArea): ProductConfig {
  return {
    title: settings.title,
    ...(settings.gtm === undefined ? {} : { gtm: settings.gtm }),
    designSystemId: `${brandId}$${settings.mode}`,
    hasAddressForm: settings.hasAddressForm ?? false,
    checkoutFlow: { flows: [...flows] },
  };
}
