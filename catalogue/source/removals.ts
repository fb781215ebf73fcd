import { isObject } from '../value-at';

/** Brand part without `null`s → the part as written. */
const written = new WeakMap<object, object>();

/**
 * A brand's part as an RFC 7396 patch, with the `null`s that remove lower values. Types and most rules use the
 * part without them.
 */
export function writtenPatchOf<T extends object>(part: T): T {
  return (written.get(part) ?? part) as T;
}

/**
 * Removes `null`s from a brand's parts; `writtenPatchOf` still returns the written part.
 *
 * @param isKnown whether a key is valid at a path of the brand: under an unknown key, `null` is as wrong as any value
 */
export function setRemovalsAside(brand: unknown, isKnown: (path: string[]) => boolean): void {
  if (!isObject(brand)) return;
  for (const [name, part] of Object.entries(brand)) {
    if (!isObject(part)) continue;
    const whole = structuredClone(part);
    if (removeNulls(part, [name], isKnown)) written.set(part, whole);
  }
}

/** Removes `null`s, and objects that become empty. Returns whether it removed any. */
function removeNulls(object: Record<string, unknown>, path: string[], isKnown: (path: string[]) => boolean): boolean {
  let hasRemoved = false;
  for (const [key, value] of Object.entries(object)) {
    const at = [...path, key];
    if (value === null ? isKnown(at) : isObject(value) && removeNulls(value, at, isKnown)) {
      hasRemoved = true;
      if (value === null || Object.keys(value as object).length === 0) delete object[key];
    }
  }
  return hasRemoved;
}
