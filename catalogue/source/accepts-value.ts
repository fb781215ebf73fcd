import type { FileKind } from './file-kinds';
import { findDuplicateKeys } from './find-keys';
import { findOldKeys, mayHaveOldKeys, renameInValue } from './old-keys';
import { mayHaveRemovals, setRemovalsAside } from './removals';
import { schemaAt } from './schema-at';

/** Whether a file kind accepts a value; `null`s that remove values are ignored. */
export function acceptsValue<T>(value: unknown, text: string, kind: FileKind<T>): value is T {
  if (kind.hasRemovals && mayHaveRemovals(text)) {
    setRemovalsAside(value, (path) => schemaAt(kind.schema, value, path) !== undefined);
  }
  return kind.validate(value);
}

/** Whether a new text would have no mistake that is visible in the file alone. */
export function fitsKind<T>(value: unknown, text: string, kind: FileKind<T>): boolean {
  if (findDuplicateKeys(text).length > 0) return false;
  if (mayHaveOldKeys(text)) renameInValue(value, findOldKeys(text, kind.schema));
  return acceptsValue(value, text, kind);
}
