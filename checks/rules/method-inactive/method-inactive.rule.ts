import { listActiveMethods } from '../../../catalogue/active-methods';
import { unifyMethod, unifyMethods } from '../../../schemas/api/unify-method';
import { ofAreas } from '../rule';
import { reportUnmet } from '../unmet-methods';

/** A step shows nothing for a method that the area has disabled. */
export const rule = ofAreas((area, report) => {
  const { settings } = area;
  if (!settings.mz?.methods) return;
  const active = listActiveMethods(settings);
  // An area without any active method has one finding.
  if (active.length === 0) return;
  const inactive = unifyMethods(settings.payment?.methods ?? []).filter((method) => !active.includes(method));
  const lacks = (method: (typeof inactive)[number]) => inactive.includes(unifyMethod(method));
  if (inactive.length > 0) reportUnmet(area, report, { cause: ['mz', 'methods'], lacks });
});
