type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** RFC 7396: objects merge, arrays and values replace, `null` removes. Neither argument is changed. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const key of Object.keys(patch)) {
    if (key === '$schema' || key === '__proto__') continue;
    const value = patch[key];
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

function isObject(value: unknown): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
