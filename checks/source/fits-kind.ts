import { acceptsValue } from '../../catalogue/source/accepts-value';
import type { FileKind } from '../../catalogue/source/file-kinds';
import { findOldKeys, mayHaveOldKeys, renameInValue } from '../../catalogue/source/old-keys';
import { findDuplicateKeys } from './find-keys';

/** Whether a new text would have no mistake that is visible in the file alone. */
export function fitsKind<T>(value: unknown, text: string, kind: FileKind<T>): boolean {
  if (findDuplicateKeys(text).length > 0) return false;
  if (mayHaveOldKeys(text)) renameInValue(value, findOldKeys(text, kind.schema));
  return acceptsValue(value, text, kind);
}
