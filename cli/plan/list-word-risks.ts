import type { AreaSubject, BrandSubject, WordsSubject } from '../../catalogue/subject';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';

/** Texts that a buyer accepts, and the names of their links. The sentence is composed of these pieces. */
export const legalWords: readonly (readonly [group: string, key: string])[] = [
  ['lead', 'termsStart'],
  ['lead', 'termsLink'],
  ['lead', 'termsAnd'],
  ['lead', 'privacyLink'],
  ['frame', 'terms'],
  ['frame', 'privacy'],
];

/** Consent texts that an area shows differently. */
export function listWordRisks(before: PlanTree, after: PlanTree): Risk[] {
  return [...after.brands.values()].flatMap((brand) => {
    const old = before.brands.get(brand.id);
    return brand.areas.flatMap((area) => {
      const was = old?.areas.find((one) => one.area === area.area);
      return old && was ? compareWords([old, was], [brand, area], after) : [];
    });
  });
}

/** Consent texts of an area that are not the base's. */
export function listOwnLegalWords(brand: BrandSubject, area: AreaSubject): Pick<Risk, 'params' | 'after'>[] {
  return legalWords.flatMap(([group, key]) => {
    const stating = findStating([brand, area], group, key);
    return stating?.isBrands ? [{ params: [`${group}.${key}`], after: stating.copy[group]?.[key] }] : [];
  });
}

type Place = readonly [brand: BrandSubject, area: AreaSubject];

function compareWords(old: Place, now: Place, { locate }: PlanTree): Risk[] {
  return legalWords.flatMap(([group, key]): Risk[] => {
    const [was, is] = [findStating(old, group, key), findStating(now, group, key)];
    const texts = { before: was?.copy[group]?.[key], after: is?.copy[group]?.[key] };
    if (!is || texts.before === texts.after) return [];
    const [brand, { area }] = now;
    const risk = { category: 'LEGAL', rule: 'words', params: [`${group}.${key}`], ...texts } as const;
    return [{ ...risk, subjects: [subjectOf(brand.id, area)], ...locate(is.placeOf(group, key)) }];
  });
}

/** File of the shown text: the brand's own, else the shared one. */
function findStating([{ words, shared }, { settings }]: Place, group: string, key: string): WordsSubject | undefined {
  return [...shared.wordFiles, ...words].findLast(
    ({ language, copy }) => language === settings.language && copy[group]?.[key] !== undefined,
  );
}
