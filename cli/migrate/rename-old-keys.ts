import { findOldKeys } from '../../catalogue/source/old-keys';
import type { TextEdit } from '../../checks/findings/locate-finding';

/**
 * Renames each deprecated key to its successor. If the object has both, they stay and a person must choose.
 *
 * @param schema path in the project
 */
export function renameOldKeys(text: string, schema: string): TextEdit[] {
  return findOldKeys(text, schema)
    .filter(({ isTaken }) => !isTaken)
    .map(({ offset, length, name }) => ({ offset, length, replacement: JSON.stringify(name) }));
}
