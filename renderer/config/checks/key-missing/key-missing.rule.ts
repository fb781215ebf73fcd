import { requiredSettings } from '../../catalogue';
import type { Rule } from '../rule';

/** What `_base` and the brand together must state. */
export const rule: Rule = {
  subject: 'area',
  check: ({ file, area, settings }, report) => {
    for (const key of requiredSettings) {
      if (settings[key] === undefined) report({ file, path: [area, key], part: 'key' }, { key, area });
    }
  },
};
