/** Drops keys with undefined or null values: answers omit them. */
export function dropUndefined<T extends object>(value: { [K in keyof T]: T[K] | undefined | null }): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null)) as T;
}
