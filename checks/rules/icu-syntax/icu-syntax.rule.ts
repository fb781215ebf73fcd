import { isGivenAsText } from '../../../catalogue/required-copy';
import { type CompiledMessage, listPlaceholders, listPluralNames } from '../../../model/copy/compile-copy';
import { ofWords } from '../rule';

/** Compiler error codes for braces that contain no valid name. */
const nameReasons = ['EMPTY_ARGUMENT', 'MALFORMED_ARGUMENT'];

/** Reports texts with invalid ICU, and plurals of values that are not numbers, which would print NaN. */
export const rule = ofWords(({ isBrands, language, compiled, faults, placeOf }, report, { words }) => {
  const shared = isBrands ? (words[language] ?? {}) : {};
  for (const { group, key, reason } of faults) {
    const advice = nameReasons.includes(reason) ? adviseOnNames(shared[group]?.[key], key) : {};
    report(placeOf(group, key), { key: `${group}.${key}`, reason, ...advice });
  }
  for (const [group, texts] of Object.entries(compiled)) {
    for (const [key, message] of Object.entries(texts)) {
      // Most texts have no values.
      if (typeof message === 'string') continue;
      const found = listPluralNames(message).find((name) => isGivenAsText(group, key, name));
      if (found !== undefined) report(placeOf(group, key), { key: `${group}.${key}`, reason: 'PLURAL_OF_TEXT', found });
    }
  }
});

/** Compares a text's placeholders with those of the language's shared text. */
function adviseOnNames(message: CompiledMessage | undefined, key: string) {
  if (message === undefined) return {};
  const given = listPlaceholders(message);
  return given.length > 0 ? { given } : { plain: key };
}
