import type { CatalogueRule } from '../rule';

/** Spec 1: an unknown product uses the first brand's Brazil config, so one brand must sell in Brazil. */
export const rule: CatalogueRule<'served'> = {
  subject: 'catalogue',
  // A brand without areas has its own finding, and may be the first one.
  note: ({ brand, areas }) => (brand.BR || areas.length === 0 ? 'served' : undefined),
  judge: ([served], report, { brands, isWhole }) => {
    if (served || !isWhole || brands.length === 0) return;
    const { file } = brands.reduce((first, brand) => (brand.order < first.order ? brand : first));
    report({ file, path: [] });
  },
};
