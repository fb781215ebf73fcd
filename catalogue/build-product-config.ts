import type { ProductConfig } from '../schemas/generated/types';
import type { BrandArea, Environment } from './catalogue';
import { selectContainer } from './select-container';
import { selectVault } from './select-vault';

/**
 * Product config from a brand's own JSON: the sandbox's answer, and the fallback for unknown products.
 *
 * @param environment environment of the answer; without it, the config names no analytics container and no vault
 */
export function buildProductConfig({ brandId, settings, flows }: BrandArea, environment?: Environment): ProductConfig {
  const gtm = environment && selectContainer(settings, environment);
  const cardVault = environment && selectVault(settings.payment.vault, environment);
  return {
    title: settings.title,
    ...(gtm === undefined ? {} : { gtm }),
    designSystemId: `${brandId}$${settings.mode}`,
    hasAddressForm: settings.hasAddressForm ?? false,
    ...(cardVault ? { cardVault } : {}),
    checkoutFlow: { flows: [...flows] },
  };
}
