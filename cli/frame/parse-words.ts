import { parseArgs } from 'node:util';
import { findNearest } from '../../catalogue/find-nearest';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { type ArgDef, type ArgsDef, type ParsedArgs, UsageError } from './command';

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
  const text = texts[language];
  const operands: [string, Operand][] = [];
  const options = new Map<string, Option>();
  for (const [name, arg] of Object.entries(definitions)) {
    if (arg.type === 'positional') operands.push([name, arg]);
    else options.set(name, arg);
  }
  const types = [...options].map(([name, { type }]) => [name, { type: type === 'boolean' ? type : 'string' }] as const);
  // In strict mode, node refuses mistakes in English.
  const parsed = parseArgs({ args: [...words], options: Object.fromEntries(types), strict: false, tokens: true });
  const args: Record<string, string | boolean> = {};
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const option = options.get(token.name);
    if (!option) throw new UsageError(text.unknown(token.rawName, findNearest(token.name, [...options.keys()])));
    args[token.name] = readOption(token, option, language);
  }
  for (const [index, [name, { required, valueHint }]] of operands.entries()) {
    const word = parsed.positionals[index];
    if (word === undefined && required) throw new UsageError(text.missing(valueHint));
    if (word !== undefined) args[name] = word;
  }
  const surplus = parsed.positionals[operands.length];
  if (surplus !== undefined) throw new UsageError(text.surplus(surplus));
  return args as ParsedArgs;
}

type Operand = Extract<ArgDef, { type: 'positional' }>;
type Option = Exclude<ArgDef, Operand>;

/** @throws UsageError when the option lacks a value, or has one that it does not take */
function readOption(
  { name, value }: { name: string; value?: string | undefined },
  option: Option,
  language: AuthorLanguage,
): string | true {
  const text = texts[language];
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(text.noneTaken(name));
    return true;
  }
  if (option.type === 'enum' && (value === undefined || !option.options.includes(value))) {
    throw new UsageError(text.choices(`--${name}`, option.options.join(', ')));
  }
  // `--since --fix`: node takes the next option as the value.
  if (value === undefined || /^(?:--|$)/.test(value)) throw new UsageError(text.noValue(name));
  return value;
}
