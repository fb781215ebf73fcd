import { PassThrough } from 'node:stream';
import { runCommandLine } from '../frame/run-command-line';

export interface GuicheResult {
  status: number;
  stdout: string;
  stderr: string;
}

interface GuicheSetting {
  isTTY?: boolean;
  /** What somebody types at each question, who then leaves. */
  typed?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
}

/** Runs `guiche …` in a folder, without a process of its own. */
export async function runGuiche(
  cwd: string,
  args: readonly string[],
  { isTTY = false, env = {}, typed }: GuicheSetting = {},
): Promise<GuicheResult> {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  stdin.end(typed?.map((line) => `${line}\n`).join(''));
  let stdout = '';
  let stderr = '';
  const status = await runCommandLine(args, {
    stdin,
    stdout: { isTTY, write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    cwd,
    env,
  });
  return { status, stdout, stderr };
}
