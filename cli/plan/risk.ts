/** Categories that a reviewer must check first, in this order. */
export const riskCategories = ['MONEY', 'LEGAL', 'ROUTING', 'TRACKING'] as const;
export type RiskCategory = (typeof riskCategories)[number];

/** A change that would cost more than a wrong picture if it is a mistake. */
export interface Risk {
  category: RiskCategory;
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
  currency?: { symbol: string; isSymbolFirst: boolean } | undefined;
  /** Place of the new value. For a removed value, where it would be. */
  file: string;
  line: number;
}
