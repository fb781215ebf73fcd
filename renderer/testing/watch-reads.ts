/** Writes down the paths of the values that are read of an object, `settings.payment.icon`; a list is one value. */
export function watchReads<T extends object>(read: Set<string> | undefined, value: T, path = ''): T {
  if (!read) return value;
  // A part is the same object whenever it is read: React compares.
  const parts = new Map<string, unknown>();
  return new Proxy(value, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return part;
      const own = path === '' ? key : `${path}.${key}`;
      if (typeof part !== 'object' || part === null || Array.isArray(part)) {
        read.add(own);
        return part;
      }
      const watched = parts.get(key) ?? watchReads(read, part, own);
      parts.set(key, watched);
      return watched;
    },
  });
}
