import type { Currency } from '../../model/money/format-amount';
import type { ChangeCategory } from './change-table';
import type { Note } from './price-notes';

/** Colours that only one side of an SVG has. */
export interface ColorChange {
  gone: readonly string[];
  added: readonly string[];
}

/** A value that differs between both sides of a plan. */
export interface Change {
  category: ChangeCategory;
  /** Names the value in the table of changes. */
  path: string;
  /** Names for the table's words: plan types, environments, codes, steps. */
  params: readonly string[];
  /** Affected brands and areas, such as `acme BR`. */
  subjects: readonly string[];
  /** Value as written, or bytes of a file; undefined when there was none. */
  before: unknown;
  after: unknown;
  /** Format of money. */
  currency?: Pick<Currency, 'symbol' | 'isSymbolFirst'> | undefined;
  /** Prices and plans that follow. */
  notes?: readonly Note[];
  /** Number of colours that follow from this one. */
  derived?: number;
  /** Colours that only one side of a redrawn SVG has. */
  colors?: ColorChange;
  /** Place of the new value. For a removed value, where it would be. */
  file: string;
  line: number;
}

/** Changes that differ only in whom they affect → one change. */
export function joinSubjects(changes: readonly Change[]): Change[] {
  const joined = new Map<string, Change>();
  for (const change of changes) {
    const { subjects, ...rest } = change;
    const key = JSON.stringify(rest);
    joined.set(key, { ...change, subjects: [...(joined.get(key)?.subjects ?? []), ...subjects] });
  }
  return [...joined.values()];
}
