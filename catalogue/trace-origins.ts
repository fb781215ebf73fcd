import { isDeepStrictEqual } from 'node:util';
import { mergePatch } from './merge-patch';

/** Values of one file, in the order of the layers: the last file that states a value wins. */
export interface ConfigLayer {
  /** Path inside the project. */
  file: string;
  /** Keys below which the file says it, such as `BR`. */
  at: readonly string[];
  value: unknown;
  /** Keys of the file for values that it states under another name, by the keys where they would stand. */
  aliases?: Readonly<Record<string, readonly string[]>>;
}

/** Place where a file states a value. */
export interface Statement {
  file: string;
  path: readonly string[];
  /** Null takes away what the files below state. */
  value: unknown;
}

/** A value and where it comes from. */
export interface TracedValue {
  path: readonly string[];
  value: unknown;
  /** Null where no file states it: it was derived. */
  origin: Statement | null;
  /** Values of lower layers, nearest first. */
  overridden: readonly Statement[];
}

/**
 * A resolved config and the layers that it was made of → every value with the last layer that states it. Lists are values.
 *
 * @param isDerived whether a value is derived although a layer happens to say the same
 */
export function traceOrigins(
  resolved: unknown,
  layers: readonly ConfigLayer[],
  isDerived: (path: readonly string[], statement: Statement) => boolean = () => false,
): TracedValue[] {
  return listLeaves(resolved).map(({ path, value }) => {
    const statements = listStatements(layers, path);
    const [last, ...below] = statements;
    const isStated = last !== undefined && isDeepStrictEqual(last.value, value) && !isDerived(path, last);
    return isStated
      ? { path, value, origin: last, overridden: below }
      : { path, value, origin: null, overridden: statements };
  });
}

/** Every layer that states a value, the one that wins first. */
export function listStatements(layers: readonly ConfigLayer[], path: readonly string[]): Statement[] {
  return layers.toReversed().flatMap(({ file, at, value, aliases }) => {
    const stated = readAt(value, path);
    const place = [...at, ...path];
    return stated === undefined ? [] : [{ file, path: aliases?.[place.join('.')] ?? place, value: stated }];
  });
}

/** Layers laid over each other. */
export function mergeLayers(layers: readonly ConfigLayer[]): unknown {
  return layers.reduce<unknown>((merged, { value }) => mergePatch(merged, value), {});
}

function listLeaves(value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...path, key]));
}

function readAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    value,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
