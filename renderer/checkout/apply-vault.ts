import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { selectVault } from '../../catalogue/select-vault';
import { createMemo } from '../../model/create-memo';
import { cardMethods, savedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { FetchVault, PaymentMethod, ProductConfig } from '../../schemas/generated/types';

interface VaultedArea {
  area: BrandArea;
  /** Undefined where the backend takes typed cards. */
  vault: FetchVault | undefined;
}

const memo = createMemo<BrandArea, BrandArea>();

/**
 * Vault of a page: the config's, else the brand's. Where it has no key, or the backend takes no tokens, nobody may take a
 * card: the area is left without the methods with a card form.
 */
export function applyVault(
  area: BrandArea,
  { cardVault, accepts }: Pick<ProductConfig, 'cardVault' | 'accepts'>,
  environment: Environment,
): VaultedArea {
  const vault = cardVault ?? selectVault(area.settings.payment.vault, environment);
  if (vault === undefined || vault?.kind === 'direct') return { area, vault: undefined };
  if (vault && accepts?.includes('cardToken')) return { area, vault };
  return { area: memo(area, '', () => withoutCards(area)), vault: undefined };
}

function withoutCards(area: BrandArea): BrandArea {
  const { payment } = area.settings;
  const isTyped = (method: PaymentMethod) => cardMethods.includes(method) && !savedCardMethods.includes(method);
  const methods = (payment.methods ?? []).filter((method) => !isTyped(method));
  return { ...area, settings: { ...area.settings, payment: { ...payment, methods } } };
}

/** Whether two offers of a page charge cards at one account: a token and a saved card serve at no other. */
export function sharesVault({ settings }: BrandArea, vault: FetchVault | undefined, environment: Environment): boolean {
  const own = selectVault(settings.payment.vault, environment);
  if (own === null) return false;
  return own?.kind === 'fetch' ? own.provider === vault?.provider && own.key === vault.key : vault === undefined;
}
