import { languages } from '../../../catalogue/config-paths';
import { listRequiredCopy } from '../../../catalogue/required-copy';
import type { WordsSubject } from '../../../catalogue/subject';
import { isBlank } from '../is-blank';
import { joinRules, ofShared, ofTexts, type Report } from '../rule';

/**
 * A text that a screen needs must exist in the language that the others fall back to. A missing one causes the error
 * page, an empty one a nameless button.
 */
const ofRequired = ofShared(({ wordFiles }, report) => {
  const alike = wordFiles.filter(({ language }) => language === languages[0]);
  for (const file of alike) {
    for (const [group, texts] of Object.entries(listRequiredCopy(file))) {
      const stated = alike.flatMap(({ copy }) => (Object.hasOwn(copy, group) ? [copy[group] ?? {}] : []));
      const missing = Object.keys(texts).filter((key) => !stated.some((one) => Object.hasOwn(one, key)));
      if (stated.length === 0) {
        const place = { file: file.placeOf(group, '').file, path: [group], part: 'key' as const };
        report(place, { key: group, language: file.language, state: 'group' });
      } else for (const key of missing) reportKey(file, group, key, report);
    }
  }
});

function reportKey({ language, placeOf }: WordsSubject, group: string, key: string, report: Report): void {
  report({ ...placeOf(group, key), part: 'key' }, { key: `${group}.${key}`, language });
}

/** A text of another language must exist in the first one, even if the list of needed texts lacks it. */
const ofLanguages = ofShared(({ wordFiles }, report) => {
  for (const file of wordFiles.filter(({ language }) => language === languages[0])) {
    for (const group of Object.keys(file.compiled)) {
      const reported = { ...file.copy[group], ...listRequiredCopy(file)[group] };
      const others = wordFiles.filter(({ language, copy }) => language !== file.language && Object.hasOwn(copy, group));
      const known = others.flatMap(({ copy }) => Object.keys(copy[group] ?? {}));
      for (const key of new Set(known))
        if (key !== '$schema' && !Object.hasOwn(reported, key)) reportKey(file, group, key, report);
    }
  }
});

/**
 * Shared texts have no fallback. A brand may change a text but not remove it; one that is empty in the base is reported
 * there.
 */
const ofBlank = ofTexts(({ words: { isBrands, language, placeOf }, group, key, message, common }, report) => {
  if (!isBlank(message) || (isBrands && (common === undefined || isBlank(common)))) return;
  report(placeOf(group, key), { key: `${group}.${key}`, language, state: isBrands ? 'empty' : 'blank' });
});

export const rule = joinRules(ofRequired, ofLanguages, ofBlank);
