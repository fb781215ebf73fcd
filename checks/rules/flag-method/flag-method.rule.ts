import { listActiveMethods } from '../../../catalogue/active-methods';
import { unifyMethod } from '../../../schemas/api/unify-method';
import type { PaymentMethod } from '../../../schemas/generated/types';
import type { Rule } from '../rule';

/** A flag must hold an offered method, and one method must be free of flags: a brand always takes payments. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, placeOf }, report) => {
    const held = Object.keys(settings.payment?.flags ?? {}) as PaymentMethod[];
    const offered = listActiveMethods(settings);
    if (held.length === 0 || offered.length === 0) return;
    for (const method of held) {
      if (!offered.includes(unifyMethod(method)))
        report({ ...placeOf(['payment', 'flags', method]), part: 'key' }, { area, method, offered });
    }
    const names: readonly PaymentMethod[] = held.map(unifyMethod);
    if (offered.every((method) => names.includes(method))) report(placeOf(['payment', 'flags']), { area });
  },
};
