import { hasStored, removeStored, writeStored } from './browser-storage';
import type { BuyerDraft } from './session';

/** What was typed in this tab and not sent; undefined when there is nothing. The checks are loaded only when there is. */
export async function readBuyerDraft(): Promise<BuyerDraft | undefined> {
  if (!hasStored('draft')) return undefined;
  const { restoreDraft } = await import('./restore-session');
  return restoreDraft();
}

/** Keeps what is typed until it is sent; nothing when it is no more than what is known. */
export function writeBuyerDraft(draft: BuyerDraft, known: BuyerDraft): void {
  const { name, email, phone, terms, referer } = draft;
  const isKnown = name === known.name && email === known.email && phone === known.phone && !terms && !referer;
  if (isKnown) removeStored('draft');
  else writeStored('draft', draft);
}
