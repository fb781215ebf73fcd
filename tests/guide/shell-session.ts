import { stripVTControlCharacters } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';
import type { GuideAnswer } from './read-guide';

/** Mark that the shell prints before each prompt, with the exit code of the command before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Terminals mark prompts with control characters.
const promptMark = /\u001B\]133;D;(\d+)\u0007/;

/** The shell's own echo and prompt would mix with the output. */
const setup = `stty -echo; PS1= PS2= PROMPT_COMMAND='printf "\\033]133;D;%s\\007" "$?"'`;

/** Written by npm's progress line. */
const cursorToStart = '\u001B[1G';

/** Silence in milliseconds after which a command counts as waiting. A busy machine takes a tenth of it. */
const defaultPatience = 30_000;

/** A shell in a pseudo terminal that types commands as a person does. */
export class ShellSession {
  readonly #terminal: IPty;
  #patience = defaultPatience;
  #unread = '';
  #onData: () => void = () => undefined;

  private constructor(folder: string, environment: NodeJS.ProcessEnv) {
    // A terminal would pass on the word "undefined".
    const stated = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
    this.#terminal = spawn('bash', ['--noprofile', '--norc', '--noediting', '-i'], {
      name: 'xterm-256color',
      cols: 80,
      rows: 24,
      cwd: folder,
      env: { ...stated, HISTFILE: '' },
    });
    this.#terminal.onData((data) => {
      this.#unread += data;
      this.#onData();
    });
  }

  /** Opens a shell in a folder. `patience`: milliseconds of silence after which a command counts as waiting. */
  static async open(
    folder: string,
    { environment = process.env, patience = defaultPatience } = {},
  ): Promise<ShellSession> {
    const session = new ShellSession(folder, environment);
    await session.run(setup);
    session.#patience = patience;
    return session;
  }

  /**
   * Types a command and answers its questions.
   *
   * @throws Error when it waits for an answer that is not given, or does not ask what is answered
   */
  async run(command: string, answers: readonly GuideAnswer[] = []): Promise<{ code: number; printed: string }> {
    this.#unread = '';
    this.#terminal.write(`${command.replaceAll('\n', '\r')}\r`);
    const open = [...answers];
    let seen = 0;
    for (;;) {
      const mark = promptMark.exec(this.#unread);
      if (mark) {
        if (open[0]) throw new Error(`${command} does not ask: ${open[0].question}`);
        return { code: Number(mark[1]), printed: toText(this.#unread.slice(0, mark.index)) };
      }
      const next = open[0];
      if (next && toText(this.#unread.slice(seen)).includes(next.question)) {
        open.shift();
        seen = this.#unread.length;
        this.#terminal.write(`${next.answer}\r`);
      }
      await this.#waitForData(command);
    }
  }

  /** Folder that it is in. */
  async locate(): Promise<string> {
    const { printed } = await this.run('pwd -P');
    return printed.trimEnd();
  }

  close(): void {
    this.#terminal.kill();
  }

  #waitForData(command: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${command} waits for an answer:\n${toText(this.#unread)}`)),
        this.#patience,
      );
      this.#onData = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/**
 * Terminal output → the lines that a person reads. A progress line is written over when the cursor goes back; a
 * no-break space looks like any other.
 */
function toText(output: string): string {
  return stripVTControlCharacters(output.replaceAll(cursorToStart, '\r'))
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/^.*\r/gm, '');
}
