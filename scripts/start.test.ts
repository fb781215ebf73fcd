import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { lockFolder } from '../sandbox/store/folder-lock';

function runStart(changes: Readonly<Record<string, string>>) {
  const script = path.join(repositoryRoot, 'scripts/start.mjs');
  const env = { ...process.env, BFF_URL: '', DATABASE_URL: '', ...changes };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8', timeout: 15_000 });
  return { status, stdout, stderr };
}

test.each(['abc', '0', '70000', '3000.5'])(
  'npm start with PORT=%s reports the invalid port and does not start',
  (port) => {
    expect(runStart({ PORT: port })).toEqual({ status: 1, stdout: '', stderr: 'PORT: 1–65535\n' });
  },
);

test('a second npm start reports the address of the first and how to end it, and does not start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-lock-'));
  const lock = await lockFolder(folder, { port: 3077 });
  onTestFinished(async () => {
    await lock.release();
    rmSync(folder, { recursive: true });
  });
  expect(runStart({ SANDBOX_DATA_DIR: folder })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      `A checkout runs from this folder already: http://localhost:3077 (process ${process.pid}, data in ${folder}).\n` +
      'Use that one, or end it with Ctrl+C in its window and run again. ' +
      'For a second one beside it, set SANDBOX_DATA_DIR to another folder.\n',
  });
});
