import type { Change } from './change';

/** Kinds of edits, in the order of a plan. */
export const editKinds = ['name', 'color', 'text', 'value', 'image'] as const;

/** A change that buyers see and that is no risk. */
export interface Edit extends Change {
  kind: (typeof editKinds)[number];
  /** Number of other colours that follow from this one. */
  derived?: number;
}
