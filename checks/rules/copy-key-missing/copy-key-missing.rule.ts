import { languages } from '../../../catalogue/config-paths';
import { listAsked } from '../../../catalogue/list-asked';
import type { WordsSubject } from '../../../catalogue/subject';
import { isBlank } from '../is-blank';
import { joinRules, ofShared, ofWords, type Report } from '../rule';

/**
 * A text that a screen needs must exist in the language that the others fall back to. A missing one causes the error
 * page, an empty one a nameless button.
 */
const ofAsked = ofShared(({ wordFiles }, report) => {
  const alike = wordFiles.filter(({ language }) => language === languages[0]);
  for (const file of alike) {
    for (const [group, texts] of Object.entries(listAsked(file))) {
      const stated = alike.flatMap(({ copy }) => (Object.hasOwn(copy, group) ? [copy[group] ?? {}] : []));
      const missing = Object.keys(texts).filter((key) => !stated.some((one) => Object.hasOwn(one, key)));
      if (stated.length === 0) tellGroup(file, group, report);
      else for (const key of missing) tell(file, group, key, report);
    }
  }
});

function tellGroup({ language, placeOf }: WordsSubject, group: string, report: Report): void {
  const { file } = placeOf(group, '');
  report({ file, path: [group], part: 'key' }, { key: group, language, state: 'group' });
}

function tell({ language, placeOf }: WordsSubject, group: string, key: string, report: Report): void {
  report({ ...placeOf(group, key), part: 'key' }, { key: `${group}.${key}`, language });
}

/** A text of another language must exist in the first one, even if the list of needed texts lacks it. */
const ofLanguages = ofShared(({ wordFiles }, report) => {
  for (const file of wordFiles.filter(({ language }) => language === languages[0])) {
    for (const group of Object.keys(file.compiled)) {
      const told = { ...file.copy[group], ...listAsked(file)[group] };
      const others = wordFiles.filter(({ language, copy }) => language !== file.language && Object.hasOwn(copy, group));
      const known = others.flatMap(({ copy }) => Object.keys(copy[group] ?? {}));
      for (const key of new Set(known))
        if (key !== '$schema' && !Object.hasOwn(told, key)) tell(file, group, key, report);
    }
  }
});

/** Shared texts have no fallback. */
const ofEmpty = ofWords(({ isBrands, compiled, language, placeOf }, report) => {
  if (isBrands) return;
  for (const [group, texts] of Object.entries(compiled)) {
    for (const [key, text] of Object.entries(texts))
      if (isBlank(text)) report(placeOf(group, key), { key: `${group}.${key}`, language, state: 'blank' });
  }
});

/** A brand may change a text but not remove it. A text that is empty in the base is reported there. */
const ofOwn = ofWords(({ isBrands, compiled, language, placeOf }, report, { words }) => {
  const shared = words[language];
  if (!isBrands || !shared) return;
  for (const [group, texts] of Object.entries(compiled)) {
    const known = Object.hasOwn(shared, group) ? shared[group] : undefined;
    for (const [key, text] of known ? Object.entries(texts) : []) {
      if (!isBlank(text) || !known || !Object.hasOwn(known, key) || isBlank(known[key])) continue;
      report(placeOf(group, key), { key: `${group}.${key}`, language, state: 'empty' });
    }
  }
});

export const rule = joinRules(ofAsked, ofLanguages, ofEmpty, ofOwn);
