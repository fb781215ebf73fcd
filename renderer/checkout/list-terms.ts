import type { Acceptance } from '../../schemas/generated/types';
import type { PageView } from './checkout-view';

/** Pages that the first step asks the buyer to accept, as they are linked now; none where the brand does not ask. */
export function listTerms({ settings: { terms }, links }: Pick<PageView, 'settings' | 'links'>): Acceptance[] {
  if (!terms.isEnabled) return [];
  const { version } = terms;
  return (['terms', 'privacy'] as const).map((kind) => ({ kind, url: links[kind], ...(version && { version }) }));
}
