import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { findNearest } from '../../catalogue/find-nearest';
import { TreeLockedError } from '../../checks/change/with-fix-lock';
import { type AuthorLanguage, authorLanguages } from '../../checks/findings/describe-finding';
import { printableLines } from '../../checks/findings/printable';
import { quoteNames } from '../../checks/findings/quote-names';
import { SetupError } from '../../scripts/setup/progress.mjs';
import { formatGitError, GitError } from '../git/git';
import { askQuestion } from './ask-question';
import { type Command, CommandError, exitCodes, InterruptedError, type Terminal, UsageError } from './command';
import { commands } from './commands';
import { buildSharedArgs, formatHelp, formatUsage } from './format-help';
import { parseWords } from './parse-words';

/** The parts of the process that a command uses. */
export interface CommandProcess {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; hasColors?: (env: object) => boolean };
  stderr: Writable;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

const unknownCommand: Readonly<Record<AuthorLanguage, (name: string, nearest: string) => string>> = {
  'pt-BR': (name, nearest) => `o comando "${name}" não existe${nearest && `; talvez ${nearest}`}`,
  en: (name, nearest) => `there is no command "${name}"${nearest && `; perhaps ${nearest}`}`,
};

/**
 * Runs `guiche <command> …`.
 *
 * @param typed words after `guiche`
 * @returns the exit code: 0 clean, 1 findings, 2 could not run, 130 interrupted at a question
 */
export async function runCommandLine(typed: readonly string[], process: CommandProcess): Promise<number> {
  const { stdin: input, stdout: output, stderr, cwd, env } = process;
  const isScreen = Boolean(output.isTTY);
  const canAsk = input.isTTY && isScreen && !env.CI;
  const isColored = output.hasColors?.(env) ?? false;
  const terminal: Terminal = {
    write: (text) => output.write(printableLines(text, isColored)),
    warn: (text) => stderr.write(printableLines(text, isColored)),
    annotate: (text) => output.write(text),
    isScreen,
    isColored,
    ask: canAsk ? (question) => askQuestion(question, { input, output }) : undefined,
  };
  const words = typed[0] === 'help' ? [...typed.slice(1), '--help'] : typed;
  const isHelp = words.length === 0 || words.includes('--help') || words.includes('-h');
  const { lang } = parseArgs({ args: [...words], options: { lang: { type: 'string' } }, strict: false }).values;
  const language: AuthorLanguage = authorLanguages.find((one) => one === lang) ?? 'pt-BR';
  const context = { language, cwd, terminal };
  const [name, load] = [...commands].find(([one]) => `${words.join(' ')} `.startsWith(`${one} `)) ?? [];
  let command: Command | undefined;
  try {
    command = (await load?.())?.command(context);
    if (name === undefined || !command) {
      const loaded = [...commands].map(async ([one, open]) => [one, (await open()).command(context)] as const);
      const help = formatHelp(await Promise.all(loaded), language);
      if (isHelp) terminal.write(help);
      else terminal.warn(`guiche: ${reportUnknown(words, language)}\n\n${help}`);
      return isHelp ? exitCodes.clean : exitCodes.failed;
    }
    if (isHelp) {
      terminal.write(formatUsage(name, command, language));
      return exitCodes.clean;
    }
    const rest = words.slice(name.split(' ').length);
    return await command.run(parseWords(rest, { ...command.args, ...buildSharedArgs(language) }, language));
  } catch (error) {
    if (error instanceof InterruptedError) return exitCodes.interrupted;
    terminal.warn(`guiche: ${reportError(error, language)}\n`);
    if (name !== undefined && command && error instanceof UsageError) {
      terminal.warn(formatUsage(name, command, language));
    }
    return exitCodes.failed;
  }
}

/** Errors whose message is for authors. */
const knownErrors = [UsageError, CommandError, TreeLockedError, SetupError];

/** One line for an error of the author or the system; the stack for an unexpected one. */
function reportError(error: unknown, language: AuthorLanguage): string {
  if (error instanceof GitError) return formatGitError(error, language);
  if (!(error instanceof Error)) return String(error);
  const isKnown = knownErrors.some((known) => error instanceof known) || 'syscall' in error;
  return isKnown ? error.message : (error.stack ?? error.message);
}

function reportUnknown(words: readonly string[], language: AuthorLanguage): string {
  const names = [...commands.keys()];
  const typed = words.filter((word) => !word.startsWith('-'));
  const [first = words[0] ?? ''] = typed;
  const nearest = findNearest(typed.slice(0, 2).join(' '), names) ?? findNearest(first, names);
  const similar = nearest === undefined ? names.filter((name) => name.startsWith(`${first} `)) : [nearest];
  return unknownCommand[language](first, quoteNames(similar));
}
