import { removeStored, writeStored } from './browser-storage';
import type { ValueField } from './parts/fields.generated';
import type { PartKey } from './parts/lifetimes.generated';
import type { SessionChange, SessionOwner } from './session';

/**
 * Writes a part without its own code.
 *
 * @param change its owner is undefined for a part of no product
 * @param key key in browser storage; without it, the part is only in memory
 * @param isEnded whether the part is removed, unless the patch sets it
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
