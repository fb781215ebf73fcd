import { parseArgs } from 'node:util';
import { findNearest } from '../../../renderer/config/findings/find-nearest';
import { quoteNames } from '../../../renderer/config/findings/quote-names';
import { type AuthorLanguage, authorLanguages } from '../../../renderer/config/findings/tell-finding';
import {
  type Command,
  CommandError,
  type CommandInput,
  type CommandOptions,
  exitCodes,
  InterruptedError,
  type Terminal,
  UsageError,
} from './command';
import { formatHelp, formatUsage } from './format-help';
import { findCommand, listCommands, loadCommand } from './list-commands';
import { openPrompt, type TypedInput } from './open-prompt';

/** Output as far as this needs it. */
interface Stream {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

/** What a command needs of the process that it runs in. */
export interface CommandProcess {
  stdin?: TypedInput;
  stdout: Stream;
  stderr: Stream;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

const unknownCommand: Readonly<Record<AuthorLanguage, (name: string, nearest?: string) => string>> = {
  'pt-BR': (name, nearest) => `não há o comando "${name}"${nearest ? `; talvez ${nearest}` : ''}`,
  en: (name, nearest) => `there is no command "${name}"${nearest ? `; perhaps ${nearest}` : ''}`,
};

const surplus: Readonly<Record<AuthorLanguage, (word: string) => string>> = {
  'pt-BR': (word) => `"${word}" está a mais`,
  en: (word) => `"${word}" is one word too many`,
};

const sharedOptions = { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' } } as const;

/**
 * Runs `guiche <command> …`.
 *
 * @param words what was typed after `guiche`
 * @returns the exit code: 0 well, 1 with findings, 2 when it could not run, 130 when it was left at a question
 */
export async function runCommandLine(
  words: readonly string[],
  { stdin, stdout, stderr, cwd, env }: CommandProcess,
): Promise<number> {
  const prompt = stdin?.isTTY && stdout.isTTY && !env.CI ? openPrompt(stdin, stdout) : undefined;
  const isScreen = Boolean(stdout.isTTY);
  const terminal: Terminal = {
    write: (text) => stdout.write(text),
    warn: (text) => stderr.write(text),
    isScreen,
    isColored: isScreen && !env.NO_COLOR && env.TERM !== 'dumb',
    ask: prompt?.ask,
  };
  const language = readLanguage(words);
  const found = findCommand(words);
  try {
    if (!found) return await tellCommands(words, language, terminal);
    const command = await loadCommand(found.name);
    return await runCommand(command, found, { language, cwd, terminal });
  } catch (error) {
    if (error instanceof InterruptedError) {
      terminal.warn('\n');
      return exitCodes.interrupted;
    }
    terminal.warn(`guiche: ${tellError(error)}\n`);
    if (found && error instanceof UsageError) {
      terminal.warn(formatUsage(found.name, await loadCommand(found.name), language));
    }
    return exitCodes.failed;
  } finally {
    prompt?.close();
  }
}

/** What the author or the system can do something about in a line; what the command did not expect with its stack. */
function tellError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isKnown = error instanceof UsageError || error instanceof CommandError || 'syscall' in error;
  return isKnown ? error.message : (error.stack ?? error.message);
}

/** `guiche` alone, `guiche help [command]`, `guiche --help`; a command that does not exist is told with the nearest. */
async function tellCommands(words: readonly string[], language: AuthorLanguage, terminal: Terminal): Promise<number> {
  const names = listCommands();
  const asked = words[0] === 'help' ? findCommand(words.slice(1)) : undefined;
  if (asked) {
    terminal.write(formatUsage(asked.name, await loadCommand(asked.name), language));
    return exitCodes.clean;
  }
  const commands = await Promise.all(names.map(async (name) => [name, await loadCommand(name)] as const));
  const help = formatHelp(commands, language);
  const isAsked = words.length === 0 || words[0] === 'help' || words.some((word) => word === '--help' || word === '-h');
  if (isAsked) {
    terminal.write(help);
    return exitCodes.clean;
  }
  terminal.warn(`guiche: ${tellUnknown(words, names, language)}\n\n${help}`);
  return exitCodes.failed;
}

function tellUnknown(words: readonly string[], names: readonly string[], language: AuthorLanguage): string {
  const typed = words.filter((word) => !word.startsWith('-'));
  const [first = words[0] ?? ''] = typed;
  const family = names.filter((name) => name.startsWith(`${first} `));
  const nearest = findNearest(typed.slice(0, 2).join(' '), names) ?? findNearest(first, names);
  const meant = nearest === undefined ? family : [nearest];
  return unknownCommand[language](first, quoteNames(meant));
}

async function runCommand(
  command: Command,
  { name, rest }: { name: string; rest: readonly string[] },
  input: Pick<CommandInput<CommandOptions>, 'language' | 'cwd' | 'terminal'>,
): Promise<number> {
  const { language, terminal } = input;
  const { positionals, help, values } = parse(command, rest, language);
  if (help) {
    terminal.write(formatUsage(name, command, language));
    return exitCodes.clean;
  }
  const extra = positionals[command.operandCount];
  if (extra !== undefined) throw new UsageError(surplus[language](extra));
  for (const [option, { choices }] of Object.entries(withLanguages(command.options))) {
    const value = values[option];
    if (typeof value === 'string' && choices && !choices.includes(value)) {
      throw new UsageError(`--${option}: ${choices.join(' | ')}`);
    }
  }
  return command.run({ ...input, positionals, values: values as CommandInput<CommandOptions>['values'] });
}

function withLanguages(options: CommandOptions): CommandOptions {
  return { ...options, lang: { type: 'string', choices: authorLanguages } };
}

interface Parsed {
  positionals: string[];
  help: boolean;
  values: Readonly<Record<string, unknown>>;
}

function parse({ options }: Command, rest: readonly string[], language: AuthorLanguage): Parsed {
  const types = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  try {
    const { positionals, values } = parseArgs({
      args: [...rest],
      options: { ...types, ...sharedOptions },
      allowPositionals: true,
    });
    return { positionals, help: values.help === true, values };
  } catch (error) {
    throw new UsageError(tellParseError(error as Error, language));
  }
}

/** What node says in English, by what it begins with; the option's name is all that it adds. */
const parseErrors: readonly (readonly [RegExp, Readonly<Record<AuthorLanguage, string>>])[] = [
  [/^Unknown option '([^']+)'/, { 'pt-BR': 'a opção $1 não existe', en: 'there is no option $1' }],
  [
    /^Option '(?:-\w, )?(--[\w-]+)(?: <value>)?' argument/,
    { 'pt-BR': 'falta o valor de $1', en: 'the value of $1 is missing' },
  ],
  [
    /^Option '(?:-\w, )?(--[\w-]+)' does not take/,
    { 'pt-BR': 'a opção $1 não leva valor', en: 'the option $1 takes no value' },
  ],
];

function tellParseError({ message }: Error, language: AuthorLanguage): string {
  for (const [pattern, words] of parseErrors) {
    const [found] = pattern.exec(message) ?? [];
    if (found !== undefined) return found.replace(pattern, words[language]);
  }
  return message;
}

/** `--lang` wherever it stands: even a line that cannot be parsed is answered in the language asked for. */
function readLanguage(words: readonly string[]): AuthorLanguage {
  const index = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const value = words[index]?.split('=')[1] ?? words[index + 1];
  return index >= 0 && authorLanguages.includes(value as AuthorLanguage) ? (value as AuthorLanguage) : 'pt-BR';
}
