import { stripVTControlCharacters } from 'node:util';
import { type ArgsDef, type ParsedArgs, parseArgs } from 'citty';
import { findNearest } from '../../catalogue/findings/find-nearest';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { UsageError } from './command';

const texts = {
  'pt-BR': {
    unknown: (option: string, nearest?: string) =>
      `a opção ${option} não existe${nearest === undefined ? '' : `; talvez --${nearest}`}`,
    noValue: (option: string) => `falta o valor de --${option}`,
    surplus: (word: string) => `"${word}" está sobrando`,
    missing: (word: string) => `falta ${word}`,
    choices: (option: string, choices: string) => `${option} aceita: ${choices}`,
    noneTaken: (option: string) => `--${option} não aceita valor`,
  },
  en: {
    unknown: (option: string, nearest?: string) =>
      `there is no option ${option}${nearest === undefined ? '' : `; perhaps --${nearest}`}`,
    noValue: (option: string) => `the value of --${option} is missing`,
    surplus: (word: string) => `"${word}" is one word too many`,
    missing: (word: string) => `${word} is missing`,
    choices: (option: string, choices: string) => `${option} takes: ${choices}`,
    noneTaken: (option: string) => `--${option} takes no value`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * Parses the words after a command's name.
 *
 * @throws UsageError in the requested language
 */
export function parseWords(words: readonly string[], definitions: ArgsDef, language: AuthorLanguage): ParsedArgs {
  let args: ParsedArgs;
  // citty reads `--fix=no` as true.
  const valued = Object.keys(definitions).find(
    (name) => definitions[name]?.type === 'boolean' && words.some((word) => word.startsWith(`--${name}=`)),
  );
  if (valued !== undefined) throw new UsageError(texts[language].noneTaken(valued));
  try {
    args = parseArgs([...words], definitions);
  } catch (error) {
    throw new UsageError(translateError(error as Error, definitions, language));
  }
  rejectMistakes(args, definitions, language);
  return args;
}

/** citty's message is in English; we only need the names in it. */
function translateError({ message }: Error, definitions: ArgsDef, language: AuthorLanguage): string {
  const text = texts[language];
  const plain = stripVTControlCharacters(message);
  const [, word] = /^Missing required positional argument: (.+)$/.exec(plain) ?? [];
  if (word !== undefined) return text.missing(definitions[word.toLowerCase()]?.valueHint ?? word);
  const [, option, choices] = /^Invalid value for argument: (\S+) .*Expected one of: (.+)\.$/s.exec(plain) ?? [];
  return option === undefined || choices === undefined ? plain : text.choices(option, choices);
}

/** Rejects what citty accepts: unknown options, options without a value, and extra words. */
function rejectMistakes(args: ParsedArgs, definitions: ArgsDef, language: AuthorLanguage): void {
  const text = texts[language];
  const isPositional = (name: string) => definitions[name]?.type === 'positional';
  const names = Object.keys(definitions);
  const options = names.filter((name) => !isPositional(name));
  // citty adds `dryRun` beside `dry-run`.
  const isKnown = (key: string) => names.includes(key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const unknown = Object.keys(args).find((key) => key !== '_' && !isKnown(key));
  if (unknown !== undefined) {
    throw new UsageError(text.unknown(`${unknown.length === 1 ? '-' : '--'}${unknown}`, findNearest(unknown, options)));
  }
  // `--since --fix`: node reads the next option as the value.
  const empty = options.find((name) => /^(?:--|$)/.test(String(args[name])));
  if (empty !== undefined) throw new UsageError(text.noValue(empty));
  const extra = args._[names.length - options.length];
  if (extra !== undefined) throw new UsageError(text.surplus(extra));
}
