import { isDeepStrictEqual } from 'node:util';
import { mergePatch } from './merge-patch';
import { isObject, valueAt } from './value-at';

/** Values of one file, in the order of the layers: the last file that states a value wins. */
export interface ConfigLayer {
  /** Path inside the project. */
  file: string;
  /** Keys above the file's values, such as `BR`. */
  at: readonly string[];
  value: unknown;
  /** Path of a value → other keys of the file that state it. */
  aliases?: Readonly<Record<string, readonly string[]>>;
}

/** Place where a file states a value. */
export interface Statement {
  file: string;
  path: readonly string[];
  /** Null removes the value of lower layers. */
  value: unknown;
}

/** A value and its origin. */
export interface TracedValue {
  path: readonly string[];
  value: unknown;
  /** Null for a derived value, which no file states. */
  origin: Statement | null;
  /** Values of lower layers, nearest first. */
  overridden: readonly Statement[];
}

/**
 * Resolved config and its layers → every value with the last layer that states it. Lists count as values.
 *
 * @param isDerived whether a value is derived, even if a layer states the same
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

/** Layers that state a value, the winning one first. */
export function listStatements(layers: readonly ConfigLayer[], path: readonly string[]): Statement[] {
  return layers.toReversed().flatMap(({ file, at, value, aliases }) => {
    const stated = valueAt(value, path);
    const place = [...at, ...path];
    return stated === undefined ? [] : [{ file, path: aliases?.[place.join('.')] ?? place, value: stated }];
  });
}

/** Merges layers in order. */
export function mergeLayers(layers: readonly ConfigLayer[]): unknown {
  return layers.reduce<unknown>((merged, { value }) => mergePatch(merged, value), {});
}

function listLeaves(value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => listLeaves(part, [...path, key]));
}
