import type { Rule } from '../rule';

/** Spec 1: an unknown product uses the first brand's Brazil config, so one brand must sell in Brazil. */
export const rule: Rule = ({ brands, isWhole }, report) => {
  // A brand without areas has its own finding, and may be the first one.
  const isServed = brands.some(({ brand, areas }) => brand.BR || areas.length === 0);
  const [first] = brands.toSorted((one, other) => one.brand.order - other.brand.order);
  if (first && !isServed && isWhole) report({ file: first.file, path: [] });
};
