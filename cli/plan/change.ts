import type { Currency } from '../../model/money/format-amount';

/** A value that differs between both sides of a plan. */
export interface Change {
  /** Rule key that selects the text. */
  rule: string;
  /** Values for the text: plan types, environments, codes, steps. */
  params: readonly string[];
  /** Affected brands and areas, such as `acme BR`. */
  subjects: readonly string[];
  /** Value as written; undefined when there was none. */
  before: unknown;
  after: unknown;
  /** Format of money; undefined for other values. */
  currency?: Pick<Currency, 'symbol' | 'isSymbolFirst'> | undefined;
  /** Place of the new value. For a removed value, where it would be. */
  file: string;
  line: number;
}

/** Changes that differ only in whom they affect → one change. */
export function joinSubjects<One extends Change>(changes: readonly One[]): One[] {
  const joined = new Map<string, One>();
  for (const change of changes) {
    const { subjects, ...rest } = change;
    const key = JSON.stringify(rest);
    joined.set(key, { ...change, subjects: [...(joined.get(key)?.subjects ?? []), ...subjects] });
  }
  return [...joined.values()];
}
