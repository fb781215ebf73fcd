import type { PageVault } from '../../model/card-vaults';
import { lazyPart } from '../chunks/lazy-part';

/** Name of the element in which the server prints the vault of a document. */
const vaultElement = 'card-vault';

/** Few sellers have a provider's vault. */
export const vaultPart = lazyPart(() => import('./vaults/tokenize-cards'));

/** Vault of this document's cards; undefined where our server takes them. The policy of the document names the same one. */
export function readPageVault(): PageVault | undefined {
  const content = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${vaultElement}]`)?.content;
  return content ? (JSON.parse(content) as PageVault) : undefined;
}
