/** Values of an object by path, such as `links.test.terms`. A list is one value; an empty object has none. */
export type Leaves = ReadonlyMap<string, unknown>;

/** @param isWhole paths whose objects count as one value */
export function listLeaves(value: unknown, isWhole: (path: string) => boolean = () => false): Leaves {
  const leaves = new Map<string, unknown>();
  collect(value, '', isWhole, leaves);
  return leaves;
}

function collect(value: unknown, path: string, isWhole: (path: string) => boolean, leaves: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isWhole(path)) {
    if (value !== undefined) leaves.set(path, value);
    return;
  }
  for (const [key, part] of Object.entries(value)) collect(part, path === '' ? key : `${path}.${key}`, isWhole, leaves);
}
