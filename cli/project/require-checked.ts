import path from 'node:path';
import { kindOf } from '../../catalogue/source/file-kinds';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { CommandError } from '../frame/command';
import { type FoundRoot, requireRoot } from './require-root';

const nothingThere: Readonly<Record<AuthorLanguage, (where: string) => string>> = {
  'pt-BR': (where) => `não há o que verificar em ${where}: só em brands/, flows/ e nos JSON de templates/`,
  en: (where) => `nothing is checked in ${where}: only brands/, flows/ and the JSON of templates/ are`,
};

/**
 * The project, and the part to check; everything from a folder without checked files.
 *
 * @param where relative to `cwd`
 * @throws CommandError when the requested part has nothing to check
 */
export function requireChecked(cwd: string, language: AuthorLanguage, where: string | undefined): FoundRoot {
  const found = requireRoot(cwd, language, where);
  if (isChecked(found)) return found;
  if (where !== undefined) throw new CommandError(nothingThere[language](where));
  return { root: found.root, inside: undefined };
}

/** Below brands and flows, unread files are reported too. */
function isChecked({ inside }: FoundRoot): boolean {
  if (inside === undefined || /^(?:brands|flows)(?:\/|$)/.test(inside)) return true;
  const isFolder = path.extname(inside) === '';
  return /^templates(?:\/|$)/.test(inside) && (isFolder || kindOf(inside) !== undefined);
}
