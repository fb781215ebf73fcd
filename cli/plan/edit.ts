import type { Change } from './change';
import type { ColorChange } from './compare-colors';

/** Kinds of edits, in the order of a plan. */
export const editKinds = ['name', 'color', 'text', 'value', 'image'] as const;

/** A change that buyers see and that is no risk. */
export interface Edit extends Change {
  kind: (typeof editKinds)[number];
  /** Number of other colours that follow from this one. */
  derived?: number;
  /** Colours that only one side of a redrawn SVG has. */
  colors?: ColorChange | undefined;
}
