import { removeStored, writeStored } from './browser-storage';
import type { ValueField } from './parts/fields.generated';
import type { PartKey } from './parts/lifetimes.generated';
import type { SessionChange, SessionOwner } from './session';

/**
 * Writes a part that has no code of its own.
 *
 * @param change its owner is undefined for what belongs to no product
 * @param key of the browser's storage; the part is in memory alone without
 * @param isEnded whether the part is forgotten, unless the patch states it anew
 */
export function writeValue(
  { next, patch, owner }: Pick<SessionChange, 'next' | 'patch'> & { owner: SessionOwner | undefined },
  field: ValueField,
  key?: PartKey,
  isEnded?: boolean,
): void {
  const value = patch[field] === undefined && isEnded ? null : patch[field];
  if (value === undefined) return;
  Object.assign(next, { [field]: value });
  if (!key) return;
  if (value === null) removeStored(key, owner);
  else writeStored(key, { ...(value as object), ...owner }, owner);
}
