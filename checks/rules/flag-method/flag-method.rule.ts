import { listActiveMethods } from '../../../catalogue/active-methods';
import { unifyMethod, unifyMethods } from '../../../schemas/api/unify-method';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { ofAreas } from '../rule';

/** A flag must hold an offered method, and one method must be free of flags: a brand always takes payments. */
export const rule = ofAreas(({ area, settings, flows, placeOf }, report) => {
  const held = Object.keys(settings.payment?.flags ?? {}) as PaymentMethod[];
  const offered = listActiveMethods(settings);
  if (held.length === 0 || offered.length === 0) return;
  for (const method of held) {
    if (!offered.includes(unifyMethod(method)))
      report({ ...placeOf(['payment', 'flags', method]), part: 'key' }, { area, method, offered });
  }
  const isFree = (method: PaymentMethod) => offered.includes(method) && !unifyMethods(held).includes(method);
  const place = placeOf(['payment', 'flags']);
  if (!offered.some(isFree)) return report(place, { area });
  for (const { file, flow } of flows) {
    for (const { id, props } of flow.steps) {
      const methods = props && 'methods' in props ? (props.methods ?? []) : [];
      // A step may offer only some methods.
      if (methods.some((method) => offered.includes(method)) && !methods.some(isFree))
        report(place, { area, file, id });
    }
  }
});
