import type { FetchVault, VaultProvider } from '../schemas/generated/types';

/** Token endpoint of a provider. Test and live keys share it: the key decides. */
interface TokenEndpoint {
  origin: string;
  path: string;
  /** Query parameter of the public key. */
  keyParam: string;
}

/**
 * Hosts that may get a typed card. They are constants, never data: no brand and no answer of a backend can name another.
 * Sources: docs.pagar.me "criar token cartão", mercadopago.com.br/developers "card tokens".
 */
const tokenEndpoints: Readonly<Record<VaultProvider, TokenEndpoint>> = {
  pagarme: { origin: 'https://api.pagar.me', path: '/core/v5/tokens', keyParam: 'appId' },
  mercadopago: { origin: 'https://api.mercadopago.com', path: '/v1/card_tokens', keyParam: 'public_key' },
};

/** Addresses that may get a typed card, for the inventory of the build. */
export const vaultAddresses: readonly string[] = Object.values(tokenEndpoints).map(({ origin, path }) => origin + path);

/** Vault of a page: where its browser sends a typed card in place of our server. */
export interface PageVault {
  provider: VaultProvider;
  /** Token endpoint with the seller's public key. */
  url: string;
}

/** @param standIn origin of the sandbox's own endpoint, which answers in the place of every provider */
export function openVault({ provider, key }: FetchVault, standIn?: string): PageVault {
  const { origin, path, keyParam } = tokenEndpoints[provider];
  return { provider, url: `${standIn ?? origin}${path}?${keyParam}=${encodeURIComponent(key)}` };
}

/** Provider whose endpoint has a path; undefined for any other path. */
export function findVaultProvider(path: string): VaultProvider | undefined {
  const providers = Object.keys(tokenEndpoints) as VaultProvider[];
  return providers.find((provider) => tokenEndpoints[provider].path === path);
}

/** Source that a page's policy allows for its vault: one host and one path. */
export function vaultSource({ url }: PageVault): string {
  return url.replace(/\?.*$/, '');
}
