import { findNearest } from '../../catalogue/find-nearest';
import type { SharedSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { CommandError } from '../frame/command';

const texts = {
  'pt-BR': {
    none: 'essa fonte não existe',
    perhaps: (nearest: string) => `talvez ${nearest}`,
    choices: (names: string) => `há ${names}`,
  },
  en: {
    none: 'there is no such font',
    perhaps: (nearest: string) => `perhaps ${nearest}`,
    choices: (names: string) => `there are ${names}`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** @throws CommandError with the option's name when the project lacks the font */
export function requireFont(
  font: string | undefined,
  { fonts }: Pick<SharedSubject, 'fonts'>,
  language: AuthorLanguage,
): void {
  const names = Object.keys(fonts).filter((name) => name !== '$schema');
  if (font === undefined || names.includes(font)) return;
  const { none, perhaps, choices } = texts[language];
  const nearest = findNearest(font, names);
  const all = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  throw new CommandError(
    [`--font ${JSON.stringify(font)}: ${none}`, ...(nearest ? [perhaps(nearest)] : []), choices(all)].join('; '),
  );
}
