import { environments } from '../../../catalogue/catalogue';
import { ofAreas } from '../rule';

/** Nobody may take a card where a brand with a vault has no key. */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  const { vault } = settings.payment;
  if (vault?.kind !== 'fetch') return;
  const missing = environments.filter((environment) => vault.key[environment] === undefined);
  if (missing.length > 0) report(placeOf(['payment', 'vault', 'key']), { environments: missing.join(', ') });
});
