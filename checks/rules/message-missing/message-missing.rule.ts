import { base, configPaths, languages } from '../../../catalogue/config-paths';
import { formRules } from '../../../schemas/generated/form-rules';
import { isBlank } from '../is-blank';
import { joinRules, ofBrands, ofShared } from '../rule';

/** Every form rule needs a message in the language that the others fall back to. */
const ofBase = ofShared(({ messages }, report) => {
  const [language] = languages;
  const texts = messages[language] ?? {};
  // An unreadable file has its own finding.
  if (Object.keys(texts).length === 0) return;
  const file = configPaths.messages(base, language);
  for (const id of formRules)
    if (!Object.hasOwn(texts, id)) report({ file, path: [id], part: 'key' }, { rule: id, language });
});

/** A brand may change a message but not remove it. */
const ofOwn = ofBrands(({ id: brandId, messages }, report) => {
  for (const [language, texts] of Object.entries(messages)) {
    for (const [id, text] of Object.entries(texts)) {
      if (!isBlank(text) || !formRules.includes(id)) continue;
      const place = { file: configPaths.messages(brandId, language), path: [id] };
      report(place, { rule: id, language, state: 'empty' });
    }
  }
});

export const rule = joinRules(ofBase, ofOwn);
