import type { Entry } from '../../model/location/entry';

/** payable: shows the form. The other states take no payment. */
export type UpgradeState = 'payable' | 'none' | 'canceled' | 'unknown';

/** State of the upgrade of the visit's subscription. */
export function selectUpgradeState(entry: Entry): UpgradeState {
  const found = entry.kind === 'subscription' ? entry.found : null;
  if (!found) return 'unknown';
  if (found.status === 'canceled') return 'canceled';
  return found.offer?.kind === 'upgrade' ? 'payable' : 'none';
}
