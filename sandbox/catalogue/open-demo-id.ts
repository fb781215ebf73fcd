import type { Area } from '../../schemas/generated/types';

/** What an id of the magic table may open. */
export type DemoEntry = 'invoice' | 'subscription' | 'lead';

/** First words of ids that are open: an invoice to pay, a subscription to renew. Leads come from visits alone. */
const openWords: Readonly<Partial<Record<DemoEntry, string>>> = { invoice: 'aberta', subscription: 'assinatura' };

interface NamedProduct {
  area: Area;
  settings: { productCode: string; productSlugs?: readonly string[] };
}

/** Id of an open entry of a product; undefined when the magic table has none. Areas may share a code, so a slug wins. */
export function openDemoId(entry: DemoEntry, { settings }: NamedProduct): string | undefined {
  const word = openWords[entry];
  return word && `${word}-${settings.productSlugs?.[0] ?? settings.productCode}`;
}
