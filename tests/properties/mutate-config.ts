import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** A config file with one mistake. */
export interface Mutant {
  kind: (typeof kinds)[number];
  value: Json;
  /** Path of the value, or of the key's object, that a finding must name. */
  path: Path;
}

const kinds = ['unknown-key', 'renamed-key', 'other-type', 'list-for-value', 'too-long'] as const;

/** One mutant of a file. It is always invalid: no object is open, no value has two types, and no text is that long. */
export function mutantArbitrary(file: Json): fc.Arbitrary<Mutant> {
  const nodes = listNodes(file, []).filter(({ path }) => path[0] !== '$schema');
  const objects = nodes.filter(({ value }) => isObject(value));
  const members = objects.flatMap(({ path, value }) => Object.keys(value as object).map((key) => ({ path, key })));
  const values = nodes.filter(({ path, value }) => path.length > 0 && !isObject(value) && !Array.isArray(value));
  const texts = values.filter(({ value }) => typeof value === 'string');
  return fc.oneof(
    fc.record({ node: fc.constantFrom(...objects), key: newKey }).map(({ node, key }) => {
      const path = [...node.path, key];
      return { kind: 'unknown-key' as const, value: set(file, path, true), path };
    }),
    fc.constantFrom(...members.filter(({ key }) => key !== '$schema')).map(({ path, key }) => ({
      kind: 'renamed-key' as const,
      value: rename(file, path, key, `${key}Zz`),
      path: [...path, `${key}Zz`],
    })),
    fc.constantFrom(...values).map(({ path, value }) => ({
      kind: 'other-type' as const,
      value: set(file, path, typeof value === 'string' ? 42 : `${String(value)}!`),
      path,
    })),
    fc
      .constantFrom(...values)
      .map(({ path, value }) => ({ kind: 'list-for-value' as const, value: set(file, path, [value]), path })),
    fc.constantFrom(...texts).map(({ path, value }) => ({
      kind: 'too-long' as const,
      value: set(file, path, `${value}${'a'.repeat(9_000)}`),
      path,
    })),
  );
}

const newKey = fc.string({ unit: fc.constantFrom(...'qwxzkj'), minLength: 6, maxLength: 12 });

function listNodes(value: Json, path: Path): { path: Path; value: Json }[] {
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => listNodes(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => listNodes(item, [...path, key]))
      : [];
  return [{ path, value }, ...below];
}

function set(root: Json, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? set(item, rest, value) : item));
  const object = isObject(root) ? root : {};
  return { ...object, [key]: set(object[key] ?? null, rest, value) };
}

function rename(root: Json, path: Path, from: string, to: string): Json {
  const [key, ...rest] = path;
  if (key === undefined) {
    const entries = Object.entries(root as { [key: string]: Json });
    return Object.fromEntries(entries.map(([name, value]) => [name === from ? to : name, value]));
  }
  if (Array.isArray(root)) return root.map((item, index) => (index === key ? rename(item, rest, from, to) : item));
  const object = root as { [key: string]: Json };
  return { ...object, [key]: rename(object[key] ?? null, rest, from, to) };
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
