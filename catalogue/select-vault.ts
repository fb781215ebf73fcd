import type { CardVault, VaultSettings } from '../schemas/generated/types';
import type { Environment } from './catalogue';

/**
 * Vault of a brand in an environment: undefined where its backend takes the card, null where the key is missing and so
 * nobody may take one.
 */
export function selectVault(
  settings: VaultSettings | undefined,
  environment: Environment,
): CardVault | undefined | null {
  if (settings?.kind !== 'fetch') return settings;
  const { kind, provider, key } = settings;
  const own = key[environment];
  return own === undefined ? null : { kind, provider, key: own };
}
