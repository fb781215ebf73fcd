import path from 'node:path';
import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import { CommandError } from '../frame/command';
import { type FoundRoot, findRoot } from './find-root';

const noRoot: Readonly<Record<AuthorLanguage, (start: string) => string>> = {
  'pt-BR': (start) => `não há uma pasta brands/ em ${start}, nem acima`,
  en: (start) => `there is no folder brands/ in ${start}, nor above`,
};

/**
 * The project that a folder or file belongs to.
 *
 * @param where relative to `cwd`
 * @throws CommandError when it belongs to none
 */
export function requireRoot(cwd: string, language: AuthorLanguage, where = '.'): FoundRoot {
  const found = findRoot(path.resolve(cwd, where));
  if (!found) throw new CommandError(noRoot[language](where));
  return found;
}
