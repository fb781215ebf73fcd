import { listMissingSettings } from '../../derive-settings';
import type { Rule } from '../rule';

/** What `_base` and the brand together must state; links have a check of their own. */
export const rule: Rule = {
  subject: 'area',
  check: ({ file, area, settings }, report) => {
    for (const path of listMissingSettings(settings)) {
      report({ file, path: [area, ...path], part: 'key' }, { key: path.join('.'), area });
    }
  },
};
