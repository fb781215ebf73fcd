import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const script = path.resolve('cli/guiche.mjs');

/** Runs `guiche …` with a reader that closes before any output. Returns the other stream's output and the exit code. */
async function leaveAtOnce(args: readonly string[], stream: 'stdout' | 'stderr') {
  const child = spawn(process.execPath, [script, ...args]);
  const other = stream === 'stdout' ? child.stderr : child.stdout;
  let reported = '';
  other.on('data', (chunk: Buffer) => {
    reported += chunk.toString('utf8');
  });
  child[stream].destroy();
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, reported };
}

test('a command whose output pipe is closed exits silently with its usual code', async () => {
  expect(await leaveAtOnce(['explain', 'wup'], 'stdout')).toEqual({ code: 0, reported: '' });
  expect(await leaveAtOnce(['explain', 'nobody'], 'stderr')).toEqual({ code: 2, reported: '' });
});
