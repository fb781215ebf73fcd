import { stripVTControlCharacters } from 'node:util';
import { spawn } from '@lydell/node-pty';
import { onTestFinished } from 'vitest';

interface OpenedTerminal {
  /**
   * Resolves when the screen shows a text that was not waited for before.
   *
   * @throws Error with all output when the command ends without it
   */
  waitFor: (text: string) => Promise<void>;
  /** Types as a person does: `\r` is Enter. */
  type: (keys: string) => void;
  /** Exit code and all output, without colours. */
  ended: Promise<{ code: number; output: string }>;
}

interface TerminalOptions {
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** Runs a command in a real terminal of 100 columns, until its end or that of the test. */
export function openTerminal(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env }: TerminalOptions,
): OpenedTerminal {
  // It would pass on the word "undefined".
  const stated = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
  const terminal = spawn(program, args, { cwd, env: stated, cols: 100, rows: 40 });
  let raw = '';
  let seen = 0;
  let isOpen = true;
  let wake: () => void = () => undefined;
  const read = () => stripVTControlCharacters(raw).replaceAll('\r\n', '\n');
  terminal.onData((data) => {
    raw += data;
    wake();
  });
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    terminal.onExit(({ exitCode }) => {
      isOpen = false;
      wake();
      resolve({ code: exitCode, output: read() });
    });
  });
  onTestFinished(() => {
    if (isOpen) terminal.kill();
  });
  return {
    waitFor: async (text) => {
      for (;;) {
        const at = read().indexOf(text, seen);
        if (at >= 0) {
          seen = at + text.length;
          return;
        }
        if (!isOpen) throw new Error(`the command ended without "${text}":\n${read()}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    type: (keys) => terminal.write(keys),
    ended,
  };
}
