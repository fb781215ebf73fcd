import { foreign } from '../country';
import type { Rule } from '../rule';

/** The pages of an area are in a language that is read there. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings: { language }, placeOf }, report) => {
    if (foreign[area].languages.includes(language)) report(placeOf(['language']), { found: language, area });
  },
};
