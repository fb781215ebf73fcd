import { valueAt } from '../../../catalogue/value-at';
import { foreign } from '../country';
import { ofAreas } from '../rule';

/**
 * Reports a setting for another country only. Here it asks buyers for data that they lack, or disables their payment
 * methods.
 */
export const rule = ofAreas(({ area, settings, placeOf }, report) => {
  const { keys, home } = foreign[area];
  for (const path of keys) {
    if (!valueAt(settings, path)) continue;
    report({ ...placeOf(path), part: 'key' }, { key: path.join('.'), area, home });
  }
});
