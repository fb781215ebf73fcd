import { unifyMethod, unifyMethods } from '../../../schemas/api/unify-method';
import { ofAreas } from '../rule';
import { reportUnmet } from '../unmet-methods';

/** A step shows nothing for a method that the area does not offer. */
export const rule = ofAreas((area, report) => {
  const offered = unifyMethods(area.settings.payment?.methods ?? []);
  // An area that offers no methods has one finding.
  if (offered.length === 0) return;
  const cause = ['payment', 'methods'];
  reportUnmet(area, report, { cause, lacks: (method) => !offered.includes(unifyMethod(method)), params: { offered } });
});
