import type { AuthorLanguage } from '../../checks/findings/describe-finding';

/** Exit codes of every command. */
export const exitCodes = { clean: 0, findings: 1, failed: 2, interrupted: 130 } as const;

export interface Question {
  message: string;
  /** Source of the answer. */
  hint: string;
  /** Default answer. */
  fallback?: string | undefined;
  /** Why an answer is invalid. */
  findProblem: (answer: string) => string | undefined;
}

export interface Terminal {
  /** Prints lines, without control characters and without commands of a code host. */
  write: (text: string) => void;
  warn: (text: string) => void;
  /** Prints commands of a code host, which escape what they quote. */
  annotate: (text: string) => void;
  /** Whether a person reads the output directly, not a file or a program. */
  isScreen: boolean;
  isColored: boolean;
  /**
   * Asks for one line; undefined in CI and without a terminal.
   *
   * @throws InterruptedError at Ctrl+C, Ctrl+D or Esc
   */
  ask: ((question: Question) => Promise<string>) | undefined;
}

export interface CommandContext {
  language: AuthorLanguage;
  /** Folder of the call; messages name files relative to it. */
  cwd: string;
  terminal: Terminal;
}

/** An operand or option of a command, with its help text. */
export type ArgDef =
  | { type: 'positional'; required?: boolean; valueHint: string; description?: string }
  | { type: 'boolean'; description: string }
  | { type: 'string'; valueHint?: string; description: string }
  | { type: 'enum'; options: readonly string[]; description: string };

export type ArgsDef = Readonly<Record<string, ArgDef>>;

type ParsedArg<Arg extends ArgDef> = Arg extends { required: true }
  ? string
  :
      | (Arg extends { options: readonly (infer Option)[] }
          ? Option
          : Arg extends { type: 'boolean' }
            ? boolean
            : string)
      | undefined;

/** Values by name; an argument that was not typed is undefined. */
export type ParsedArgs<Args extends ArgsDef = ArgsDef> = { [Name in keyof Args]: ParsedArg<Args[Name]> };

/** A command, with texts in one language. */
export interface Command {
  summary: string;
  args: ArgsDef;
  /** @returns exit code */
  run: (args: ParsedArgs) => number | Promise<number>;
}

export type CommandMaker = (context: CommandContext) => Command;

/** A wrong command line: reported with the command's usage; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot do its work: reported without usage; exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The user stopped at a question: exit code 130, as after a signal. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Makes a command in the language of the call. `run` receives the types of the arguments. */
export function defineCommand<Texts extends Record<AuthorLanguage, { summary: string }>, const Args extends ArgsDef>(
  texts: Texts,
  parts: {
    args: (text: Texts[AuthorLanguage], language: AuthorLanguage) => Args;
    run: (call: { args: ParsedArgs<Args>; text: Texts[AuthorLanguage] } & CommandContext) => number | Promise<number>;
  },
): CommandMaker {
  return (context) => {
    const text = texts[context.language];
    return {
      summary: text.summary,
      args: parts.args(text, context.language),
      run: (args) => parts.run({ args: args as ParsedArgs<Args>, text, ...context }),
    };
  };
}
