import { findAsked, isMoney } from '../../catalogue/list-asked';
import { type CompiledMessage, listPlaceholders, listShown } from '../../model/copy/compile-copy';

/** Names of the values by which a common text tells a price and its times, and which another in its place leaves out. */
export function listHiddenPrice(group: string, key: string, own: CompiledMessage, common: CompiledMessage): string[] {
  const given = findAsked(group, key) ?? [];
  const money = given.filter((name) => isMoney(group, key, name));
  const inCommon = listShown(common);
  const needed = money.filter((name) => inCommon.includes(name));
  const taken = listPlaceholders(own);
  // A name that the screen does not fill in may be a misspelled one. It has its own check.
  if (needed.length === 0 || taken.some((name) => !given.includes(name))) return [];
  const shown = listShown(own);
  // The whole price may be told in place of what is paid each time.
  const others = money.filter((name) => !needed.includes(name) && shown.includes(name));
  const hidden = needed.filter((name) => !shown.includes(name)).slice(others.length);
  const isCountMissing = inCommon.includes('count') && !taken.includes('count');
  return isCountMissing ? ['count', ...hidden] : hidden;
}
