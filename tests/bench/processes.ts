import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildEnvironment } from '../../scripts/setup/run-command.mjs';

interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** The only core that it may use (Linux; other systems choose). */
  core?: number;
}

export interface RunningServer {
  origin: string;
  pid: number;
  /** Processor time used so far, in seconds; undefined on systems that do not report it. */
  cpuSeconds: () => number | undefined;
  stop: () => Promise<void>;
}

/** Whether processes can be pinned to one core here. */
const canPin = process.platform === 'linux';

const readinessTimeoutMs = 120_000;
const running = new Set<ChildProcess>();

/** Runs a command to its end. @returns its stdout @throws Error with its output when it fails */
export async function runToEnd(command: readonly string[], options: RunOptions): Promise<string> {
  const child = start(command, options);
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}\n${output}${errors}`);
  return output;
}

/**
 * Starts a server and waits until `path` answers.
 *
 * @throws Error when it exits or does not answer
 */
export async function startServer(
  command: readonly string[],
  { port, path, ...options }: RunOptions & { port: number; path: string },
): Promise<RunningServer> {
  const child = start(command, options);
  let errors = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-4_000);
  });
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + readinessTimeoutMs;
  for (;;) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`no server: ${command.join(' ')}\n${errors}`);
    const answer = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    await sleep(100);
  }
  const pid = child.pid ?? 0;
  return { origin, pid, cpuSeconds: () => readCpuSeconds(pid), stop: () => stop(child) };
}

/** Stops all running processes at the end of the run. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

function start(command: readonly string[], { cwd, env = {}, core }: RunOptions): ChildProcess {
  const pinned = core !== undefined && canPin ? ['taskset', '-c', String(core), ...command] : command;
  const [program = '', ...args] = pinned;
  const child = spawn(program, args, {
    cwd,
    env: buildEnvironment({ NODE_ENV: 'production', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('error', () => running.delete(child));
  child.on('exit', () => running.delete(child));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(kill);
}

/** `utime` and `stime` of /proc/<pid>/stat, in ticks of 10 ms. */
function readCpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
