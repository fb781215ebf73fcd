import { buildCellCheckout } from './build-cell-checkout';
import type { CellProps } from './cell-view';
import { findCell } from './find-cell';
import type { StudioRequest } from './load-studio-page';

/** The cell that the address names. */
export function loadCell({ query, sources, runtime }: StudioRequest): CellProps | undefined {
  const found = findCell(query, sources);
  if (!found) return undefined;
  const { cell, state } = found;
  return { cell, state, checkout: buildCellCheckout(found, sources, runtime.settings.environment) };
}
