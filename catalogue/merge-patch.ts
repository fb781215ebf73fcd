import { isObject } from './value-at';

/**
 * RFC 7396: objects merge, arrays and values replace, `null` removes. The arguments stay unchanged; the result may
 * share parts of both.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  // One literal, because an object filled key by key becomes a slow dictionary.
  const merged: Record<string, unknown> = isObject(target) ? { ...target, ...patch } : { ...patch };
  for (const key of Object.keys(patch)) {
    const value = patch[key];
    if (value === null) delete merged[key];
    else if (key === '$schema' || key === '__proto__') restore(merged, key, target);
    else if (typeof value === 'object') merged[key] = mergePatch(isObject(target) ? target[key] : undefined, value);
  }
  return merged;
}

/** Restores keys that no patch may change. */
function restore(merged: Record<string, unknown>, key: string, target: unknown): void {
  if (isObject(target) && Object.hasOwn(target, key)) merged[key] = target[key];
  else delete merged[key];
}
