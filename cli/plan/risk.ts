/** What a reviewer has to look at first, in this order. */
export const riskCategories = ['MONEY', 'LEGAL', 'ROUTING', 'TRACKING'] as const;
export type RiskCategory = (typeof riskCategories)[number];

/** A change that costs more than a wrong picture when it is a mistake. */
export interface Risk {
  category: RiskCategory;
  /** Which words tell it: the key of a rule. */
  rule: string;
  /** What the words name: plan types, environments, codes, steps. */
  params: readonly string[];
  /** Brands and areas that it reaches, `acme BR`. */
  subjects: readonly string[];
  /** As it was written; undefined when it was not there. */
  before: unknown;
  after: unknown;
  /** How amounts of money are shown; undefined for what is none. */
  currency?: { symbol: string; isSymbolFirst: boolean } | undefined;
  /** Where the new value stands; of a value that is gone, where it would. */
  file: string;
  line: number;
}
