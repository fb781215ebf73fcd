import type { CatalogueRule } from '../rule';

/** Spec 1: an unknown product falls back to the first brand's Brazil config, so one brand sells in Brazil. */
export const rule: CatalogueRule<'served'> = {
  subject: 'catalogue',
  // A brand without any area has been told; it may be the one.
  note: ({ brand, areas }) => (brand.BR || areas.length === 0 ? 'served' : undefined),
  judge: ([served], report, { brands, isWhole }) => {
    if (served || !isWhole || brands.length === 0) return;
    const { file } = brands.reduce((first, brand) => (brand.order < first.order ? brand : first));
    report({ file, path: [] });
  },
};
