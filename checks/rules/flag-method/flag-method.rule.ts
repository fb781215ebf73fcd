import { listActiveMethods } from '../../../catalogue/active-methods';
import type { AreaSubject } from '../../../catalogue/subject';
import { unifyMethod, unifyMethods } from '../../../schemas/api/unify-method';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { ofAreas } from '../rule';

/** A flag must hold an offered method, and one method must be free of flags: a brand always takes payments. */
export const rule = ofAreas((subject, report) => {
  const { area, settings, placeOf } = subject;
  const held = Object.keys(settings.payment?.flags ?? {}) as PaymentMethod[];
  const offered = listActiveMethods(settings);
  if (held.length === 0 || offered.length === 0) return;
  for (const method of held) {
    if (!offered.includes(unifyMethod(method)))
      report({ ...placeOf(['payment', 'flags', method]), part: 'key' }, { area, method, offered });
  }
  const isFree = (method: PaymentMethod) => offered.includes(method) && !unifyMethods(held).includes(method);
  const place = placeOf(['payment', 'flags']);
  if (!offered.some(isFree)) report(place, { area });
  else for (const { file, id } of listHeldSteps(subject, offered, isFree)) report(place, { area, file, id });
});

/** Steps that offer some methods, none of them free. */
function listHeldSteps(
  { flows }: AreaSubject,
  offered: readonly PaymentMethod[],
  isFree: (method: PaymentMethod) => boolean,
): { file: string; id: string }[] {
  return flows.flatMap(({ file, flow }) =>
    flow.steps.flatMap(({ id, props }) => {
      const methods = props && 'methods' in props ? (props.methods ?? []) : [];
      return methods.some((method) => offered.includes(method)) && !methods.some(isFree) ? [{ file, id }] : [];
    }),
  );
}
