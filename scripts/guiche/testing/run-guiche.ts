import { runCommandLine } from '../frame/run-command-line';

export interface GuicheResult {
  status: number;
  stdout: string;
  stderr: string;
}

interface GuicheSetting {
  isTTY?: boolean;
  env?: Readonly<Record<string, string | undefined>>;
}

/** Runs `guiche …` in a folder, without a process of its own. */
export async function runGuiche(
  cwd: string,
  args: readonly string[],
  { isTTY = false, env = {} }: GuicheSetting = {},
): Promise<GuicheResult> {
  let stdout = '';
  let stderr = '';
  const status = await runCommandLine(args, {
    stdout: { isTTY, write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    cwd,
    env,
  });
  return { status, stdout, stderr };
}
