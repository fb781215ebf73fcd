import type { JSONPath } from 'jsonc-parser';

/** Value at a path; undefined when it does not exist. */
export function valueAt(value: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value);
}
