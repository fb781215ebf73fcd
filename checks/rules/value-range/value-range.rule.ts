import { joinRules, ofAreas, ofBrands } from '../rule';

/** Items that differ in text but mean the same. The schema reports identical ones. */
export const rule = joinRules(
  // Of two rules with one condition, the second never applies.
  ofAreas(({ settings, placeOf }, report) => {
    const conditions = (settings.forcedFlows ?? []).map(({ when }) =>
      Object.entries(when)
        .map(([key, value]) => `${key} ${value.toLowerCase()}`)
        .sort()
        .join(' + '),
    );
    for (const { index, repeated } of findRepeated(conditions)) {
      report(placeOf(['forcedFlows', index, 'when']), { rule: 'uniqueItems', limit: repeated, repeated });
    }
  }),
  ofBrands(({ theme }, report) => {
    if (!theme) return;
    const ids = (theme.own.refererOptions ?? []).map(({ id }) => id);
    for (const { index, repeated } of findRepeated(ids)) {
      const place = { file: theme.file, path: ['refererOptions', index, 'id'] };
      report(place, { rule: 'uniqueItems', limit: repeated, repeated });
    }
  }),
);

/** Words that occur twice. */
function findRepeated(words: readonly string[]): { index: number; repeated: string }[] {
  return words.flatMap((repeated, index) => (words.indexOf(repeated) < index ? [{ index, repeated }] : []));
}
