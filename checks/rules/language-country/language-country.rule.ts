import { foreign } from '../country';
import type { Rule } from '../rule';

/** Pages must use a language of the area's country. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings: { language }, placeOf }, report) => {
    if (foreign[area].languages.includes(language)) report(placeOf(['language']), { found: language, area });
  },
};
