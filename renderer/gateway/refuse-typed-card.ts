import { callCodeOf } from '../../catalogue/call-ids';
import type { BrandArea, Catalogue, Environment } from '../../catalogue/catalogue';
import { findAreaByPlan, listSoldAreas } from '../../catalogue/catalogue-index';
import { selectVault } from '../../catalogue/select-vault';
import type { BackendClient } from './backend-client';
import { apiError, CallError } from './call-error';
import { listEntries } from './list-entries';

interface RefuseOptions {
  catalogue: Catalogue;
  client: BackendClient;
  environment: Environment;
}

/**
 * Refuses a typed card of a brand whose cards go to a provider: its page was opened before, or somebody else sends it.
 *
 * @throws CallError 422 `card_not_taken`
 */
export async function refuseTypedCard(body: unknown, options: RefuseOptions): Promise<void> {
  const isTyped = 'card' in Object(body) || listEntries(body).some(({ entry }) => entry.card !== undefined);
  if (!isTyped) return;
  const { catalogue, environment } = options;
  const { planId = '', business } = body as { planId?: string; business?: string };
  const planned = findAreaByPlan(catalogue, planId, environment);
  const sold = catalogue.brands.flatMap(listSoldAreas).filter(({ settings }) => settings.business === business);
  const takes = await Promise.all((planned ? [planned] : sold).map((area) => takesTypedCard(area, options)));
  if (takes.length > 0 && !takes.includes(true)) throw new CallError(422, apiError('card_not_taken'));
}

/** Only a config whose backend takes the card itself overrules the brand. */
async function takesTypedCard(area: BrandArea, { client, environment }: RefuseOptions): Promise<boolean> {
  const { payment, productCode } = area.settings;
  const vault = selectVault(payment.vault, environment);
  if (vault === undefined || vault?.kind === 'direct') return true;
  const config = await client.call('loadProductConfig', { path: { code: callCodeOf(area, productCode) } }).catch(none);
  return config?.cardVault?.kind === 'direct';
}

const none = () => undefined;
