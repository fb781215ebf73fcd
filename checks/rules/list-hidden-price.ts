import { findCopyValues, isMoney } from '../../catalogue/required-copy';
import { type CompiledMessage, listPlaceholders, listShown } from '../../model/copy/compile-copy';

/** Price values, and their count, that the common text shows and its replacement omits. */
export function listHiddenPrice(group: string, key: string, own: CompiledMessage, common: CompiledMessage): string[] {
  const given = findCopyValues(group, key) ?? [];
  const money = given.filter((name) => isMoney(group, key, name));
  const inCommon = listShown(common);
  const needed = money.filter((name) => inCommon.includes(name));
  const taken = listPlaceholders(own);
  // A name that the screen does not fill in may be a misspelled one. It has its own check.
  if (needed.length === 0 || taken.some((name) => !given.includes(name))) return [];
  const shown = listShown(own);
  // The total price may replace the price of each payment.
  const others = money.filter((name) => !needed.includes(name) && shown.includes(name));
  const hidden = needed.filter((name) => !shown.includes(name)).slice(others.length);
  const isCountMissing = inCommon.includes('count') && !taken.includes('count');
  return isCountMissing ? ['count', ...hidden] : hidden;
}
