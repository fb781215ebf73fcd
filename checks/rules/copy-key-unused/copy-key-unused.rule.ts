import { configPaths } from '../../../catalogue/config-paths';
import { findCopyValues, findUsedGroup } from '../../../catalogue/required-copy';
import { sharedMessages } from '../../../catalogue/shared-messages';
import { joinRules, ofBrands, ofWords } from '../rule';

/** Reports a brand's text that no screen shows: misspelt or obsolete. */
const ofCopy = ofWords(({ isBrands, copy, compiled, language, placeOf }, report, { words }) => {
  const shared = words[language];
  if (!isBrands || !shared) return;
  for (const [group, texts] of Object.entries(compiled)) {
    const known = Object.hasOwn(shared, group) ? shared[group] : undefined;
    if (!known) {
      // A group missing in the base copy is reported there.
      if (findUsedGroup(group)) continue;
      const { file, path } = placeOf(group, '');
      report(
        { file, path: path.slice(0, -1), part: 'key' },
        { found: group, allowed: listFree(shared, copy) },
        'nearest-key',
      );
      continue;
    }
    for (const key of Object.keys(texts)) {
      if (Object.hasOwn(known, key) || findCopyValues(group, key)) continue;
      const params = { found: key, allowed: listFree(known, copy[group] ?? {}), group };
      report({ ...placeOf(group, key), part: 'key' }, params, 'nearest-key');
    }
  }
});

/** Keys that a brand does not have yet. */
function listFree(known: object, own: object): string[] {
  return Object.keys(known).filter((name) => !Object.hasOwn(own, name));
}

/** Reports a brand's message whose key the base messages do not have. */
const ofMessages = ofBrands(({ id, messages, shared }, report) => {
  for (const [language, texts] of Object.entries(messages)) {
    const known = sharedMessages(shared.messages, language);
    // An unreadable base has its own finding.
    if (Object.keys(known).length === 0) continue;
    const allowed = listFree(known, texts).filter((rule) => rule !== '$schema');
    for (const found of Object.keys(texts)) {
      if (found === '$schema' || Object.hasOwn(known, found)) continue;
      const place = { file: configPaths.messages(id, language), path: [found], part: 'key' as const };
      report(place, { found, allowed }, 'nearest-key');
    }
  }
});

export const rule = joinRules(ofCopy, ofMessages);
