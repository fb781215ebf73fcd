import { buildCellCheckout } from './build-cell-checkout';
import { findCell } from './find-cell';
import type { PropsOf, StudioRequest } from './load-studio-page';

export type CellProps = PropsOf<typeof loadCell>;

/** Cell in the URL. */
export function loadCell({ query, sources, runtime }: StudioRequest) {
  const found = findCell(query, sources);
  if (!found) return undefined;
  const { cell, state } = found;
  return { props: { cell, state, checkout: buildCellCheckout(found, sources, runtime.settings.environment) } };
}
