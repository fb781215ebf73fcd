import { pointerKeys, valueAt } from '../../catalogue/value-at';

/** Changes of a JSON value by JSON pointer. */
export interface Changes {
  /** Values to put in place. Text behind the last existing key makes a new key. */
  set?: Readonly<Record<string, unknown>> | undefined;
  /** Part to leave out. */
  remove?: readonly string[] | undefined;
}

/** A changed copy of a JSON value. A pointer that leads nowhere throws a RangeError. */
export function changeValue(value: unknown, { set = {}, remove = [] }: Changes): unknown {
  let copy = structuredClone(value);
  for (const [pointer, next] of Object.entries(set)) {
    if (pointer === '') copy = next;
    else {
      const [parent, key] = findParent(copy, pointer);
      parent[key] = next;
    }
  }
  for (const pointer of remove) {
    const [parent, key] = findParent(copy, pointer);
    if (!Object.hasOwn(parent, key)) throw new RangeError(`nothing stands at ${pointer}`);
    delete parent[key];
  }
  return copy;
}

function findParent(value: unknown, pointer: string): [Record<string, unknown>, string] {
  const keys = pointerKeys(pointer);
  const parent = valueAt(value, keys.slice(0, -1));
  if (typeof parent !== 'object' || parent === null) throw new RangeError(`nothing stands above ${pointer}`);
  return [parent as Record<string, unknown>, keys.at(-1) ?? ''];
}
