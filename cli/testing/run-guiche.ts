import { PassThrough, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { WriteStream } from 'node:tty';
import { runCommandLine } from '../frame/run-command-line';

export interface GuicheResult {
  status: number;
  stdout: string;
  stderr: string;
}

interface GuicheSetting {
  isTTY?: boolean;
  /** Answers typed at each question, followed by Ctrl+C. */
  typed?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
}

/** Runs `guiche …` in a folder, in this process. */
export async function runGuiche(
  cwd: string,
  args: readonly string[],
  { isTTY = false, env = {}, typed = [] }: GuicheSetting = {},
): Promise<GuicheResult> {
  const stdin = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const stdout = Object.assign(new TextSink(), isTTY && terminal);
  const stderr = new TextSink();
  let isRunning = true;
  const running = runCommandLine(args, { stdin, stdout, stderr, cwd, env: { TERM: 'xterm', ...env } });
  const ended = running.finally(() => {
    isRunning = false;
  });
  const keys = [...typed.map((line) => `${clearLine}${line}\r`), interrupt];
  while (isTTY && isRunning) {
    await setImmediate();
    // Only an open question listens to keys.
    if (stdin.listenerCount('keypress') > 0 && stdin.readableLength === 0) stdin.write(keys.shift() ?? interrupt);
  }
  return { status: await ended, stdout: stdout.text, stderr: stderr.text };
}

/** A rejected answer stays in the line. */
const clearLine = '\u0015';
const interrupt = '\u0003';

const { hasColors, getColorDepth } = WriteStream.prototype;
const terminal = { isTTY: true, columns: 0, rows: 0, hasColors, getColorDepth };

class TextSink extends Writable {
  text = '';

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
