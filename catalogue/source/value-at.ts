import type { JSONPath } from 'jsonc-parser';

/** The part of a value that a path leads to; undefined when there is none. */
export function valueAt(value: unknown, path: JSONPath): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value);
}
