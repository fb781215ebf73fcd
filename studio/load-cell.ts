import { buildCellCheckout } from './build-cell-checkout';
import type { CellProps } from './cell-view';
import { findCell } from './find-cell';
import type { StudioAnswer, StudioRequest } from './load-studio-page';

/** Cell in the URL. */
export function loadCell({ query, sources, runtime }: StudioRequest): StudioAnswer<CellProps> {
  const found = findCell(query, sources);
  if (!found) return undefined;
  const { cell, state } = found;
  return { props: { cell, state, checkout: buildCellCheckout(found, sources, runtime.settings.environment) } };
}
