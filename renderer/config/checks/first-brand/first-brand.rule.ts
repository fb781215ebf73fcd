import type { Rule } from '../rule';

/** Spec 1: an unknown product falls back to the first brand's Brazil config, so one brand sells in Brazil. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    let first: { order: number; file: string } | undefined;
    let sellsInBrazil = false;
    return {
      visit: ({ file, brand }) => {
        if (brand.BR) sellsInBrazil = true;
        if (!first || brand.order < first.order) first = { order: brand.order, file };
      },
      end: (report, isWhole) => {
        if (first && !sellsInBrazil && isWhole) report({ file: first.file, path: [] });
      },
    };
  },
};
