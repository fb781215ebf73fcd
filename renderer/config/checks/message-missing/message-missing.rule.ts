import { formRules } from '../../../../schemas/generated/form-rules';
import type { Rule } from '../rule';

/** Every rule that a form can break has words in every language. */
export const rule: Rule = {
  subject: 'shared',
  check: ({ messages }, report) => {
    for (const [language, texts] of Object.entries(messages)) {
      // A file that cannot be read has been told.
      if (Object.keys(texts).length === 0) continue;
      const file = `brands/_base/messages.${language}.json`;
      for (const id of formRules)
        if (!Object.hasOwn(texts, id)) report({ file, path: [id], part: 'key' }, { rule: id, language });
    }
  },
};
