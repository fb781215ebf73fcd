import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import { CommandError } from '../frame/command';
import { type FoundRoot, findRoot } from './find-root';

const texts = {
  'pt-BR': {
    noPath: (where: string) => `não existe ${where}`,
    perhaps: (where: string) => `; talvez ${where}`,
    noRoot: (start: string) => `não há uma pasta brands/ em ${start}, nem acima`,
  },
  en: {
    noPath: (where: string) => `${where} does not exist`,
    perhaps: (where: string) => `; perhaps ${where} is meant`,
    noRoot: (start: string) => `there is no folder brands/ in ${start}, nor above`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * The project that a folder or file belongs to.
 *
 * @param where relative to `cwd`
 * @throws CommandError when it does not exist, or belongs to none
 */
export function requireRoot(cwd: string, language: AuthorLanguage, where = '.'): FoundRoot {
  const wanted = path.resolve(cwd, where);
  const { noPath, perhaps, noRoot } = texts[language];
  if (!existsSync(wanted)) {
    const brand = path.join('brands', where);
    throw new CommandError(noPath(where) + (existsSync(path.resolve(cwd, brand)) ? perhaps(brand) : ''));
  }
  const found = findRoot(wanted);
  if (!found) throw new CommandError(noRoot(where));
  return found;
}
