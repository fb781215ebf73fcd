import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';

/** Exit codes of every command. */
export const exitCodes = { clean: 0, findings: 1, failed: 2, interrupted: 130 } as const;

export interface CommandOption {
  type: 'boolean' | 'string';
  /** What the option takes; anything when absent. */
  choices?: readonly string[];
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

export interface CommandWords<Name extends string = string> {
  /** One line for the list of commands. */
  summary: string;
  /** What stands after the command's name. */
  usage: string;
  /** What each option does. */
  options: Readonly<Record<Name, string>>;
}

export interface Terminal {
  write: (text: string) => void;
  warn: (text: string) => void;
  /** Whether what is written is read by somebody at once, and not by a file or a program. */
  isScreen: boolean;
  isColored: boolean;
  /**
   * Asks for one line; undefined where nobody can answer: in CI and without a terminal.
   *
   * @throws InterruptedError at Ctrl+C or the end of the input
   */
  ask: ((question: string) => Promise<string>) | undefined;
}

export interface CommandInput<Options extends CommandOptions> {
  /** What was typed besides options. */
  positionals: readonly string[];
  values: { readonly [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string };
  language: AuthorLanguage;
  /** Folder in which the command was called; files are told relative to it. */
  cwd: string;
  terminal: Terminal;
}

/** A command of guichê: one file of this folder's parent, which exports it as `command`. */
export interface Command<Options extends CommandOptions = CommandOptions> {
  /** How many words it takes besides options. */
  operandCount: number;
  options: Options;
  words: Readonly<Record<AuthorLanguage, CommandWords<string & keyof Options>>>;
  /** @returns its exit code */
  run: (input: CommandInput<Options>) => number | Promise<number>;
}

/** What was typed makes no sense: told with the command's usage, and ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot do what was asked: told without its usage, and ends with 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Who was asked has left: ends with 130, as what a signal ends. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Gives the options their types. */
export function defineCommand<const Options extends CommandOptions>(command: Command<Options>): Command {
  return command as unknown as Command;
}
