import type { Rule } from '../rule';

/** Spec 1: an unknown product falls back to the first brand's Brazil config, so one brand sells in Brazil. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    let first: { order: number; file: string } | undefined;
    let isServed = false;
    return {
      visit: ({ file, brand, areas }) => {
        // A brand without any area has been told; it may be the one.
        if (brand.BR || areas.length === 0) isServed = true;
        if (!first || brand.order < first.order) first = { order: brand.order, file };
      },
      end: (report, isWhole) => {
        if (first && !isServed && isWhole) report({ file: first.file, path: [] });
      },
    };
  },
};
