/**
 * Builds a value once for each owner and key. Values go with their owner, such as a catalogue that a reload replaces.
 *
 * @returns looks a value up, or builds it
 */
export function createMemo<Owner extends object, Value>(): (owner: Owner, key: string, build: () => Value) => Value {
  const byOwner = new WeakMap<Owner, Map<string, Value>>();
  return (owner, key, build) => {
    const values = byOwner.get(owner) ?? new Map<string, Value>();
    byOwner.set(owner, values);
    const value = values.get(key) ?? build();
    values.set(key, value);
    return value;
  };
}
