import { findOldKeys } from '../../catalogue/source/old-keys';
import type { TextEdit } from '../../checks/findings/locate-finding';

/**
 * Gives each key that a schema calls deprecated the name that has taken its place. Where the object has that one too, a
 * person has to choose: both stay.
 *
 * @param schema path in the project
 */
export function renameOldKeys(text: string, schema: string): TextEdit[] {
  return findOldKeys(text, schema)
    .filter(({ isTaken }) => !isTaken)
    .map(({ offset, length, name }) => ({ offset, length, replacement: JSON.stringify(name) }));
}
