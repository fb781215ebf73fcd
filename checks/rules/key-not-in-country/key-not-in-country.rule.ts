import { valueAt } from '../../../catalogue/source/value-at';
import { foreign } from '../country';
import type { Rule } from '../rule';

/** A setting that works in another country alone: in this one it asks buyers for what they do not have, or switches off what they pay with. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, placeOf }, report) => {
    const { keys, home } = foreign[area];
    for (const path of keys) {
      if (!valueAt(settings, path)) continue;
      report({ ...placeOf(path), part: 'key' }, { key: path.join('.'), area, home });
    }
  },
};
