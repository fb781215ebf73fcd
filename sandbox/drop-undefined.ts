/** The same object without the keys whose value is undefined or null; answers leave out what they do not have. */
export function dropUndefined<T extends object>(value: { [K in keyof T]: T[K] | undefined | null }): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null)) as T;
}
