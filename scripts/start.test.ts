import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../renderer/testing/test-repository';
import { lockFolder } from '../sandbox/store/folder-lock';

function runStart(changes: Readonly<Record<string, string>>, node: readonly string[] = []) {
  const script = path.join(repositoryRoot, 'scripts/run.mjs');
  const env = { ...process.env, LC_ALL: 'C', BFF_URL: '', DATABASE_URL: '', ...changes };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, script, 'start'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

test.each(['abc', '0', '70000', '3000.5'])(
  'npm start with PORT=%s reports the invalid port and does not start',
  (port) => {
    expect(runStart({ PORT: port })).toEqual({ status: 1, stdout: '', stderr: 'PORT: 1–65535\n' });
  },
);

test.each([
  [
    'C',
    (folder: string) =>
      `A checkout runs from this folder already: http://localhost:3077 (process ${process.pid}, data in ${folder}).\n` +
      'Use that one, or end it with Ctrl+C in its window and run again. ' +
      'For a second one beside it, set SANDBOX_DATA_DIR to another folder.\n',
  ],
  [
    'pt_BR.UTF-8',
    (folder: string) =>
      `Um checkout já está aberto nesta pasta: http://localhost:3077 (processo ${process.pid}, dados em ${folder}).\n` +
      'Use aquele, ou encerre-o com Ctrl+C na janela dele e rode de novo. ' +
      'Para abrir um segundo ao lado dele, aponte SANDBOX_DATA_DIR para outra pasta.\n',
  ],
])(
  'a second npm start in the locale %s reports the address of the first and how to end it, and does not start',
  async (locale, format) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guiche-lock-'));
    const lock = await lockFolder(folder, { port: 3077 });
    onTestFinished(async () => {
      await lock.release();
      rmSync(folder, { recursive: true });
    });
    expect(runStart({ SANDBOX_DATA_DIR: folder, LC_ALL: locale })).toEqual({
      status: 1,
      stdout: '',
      stderr: format(folder),
    });
  },
);

test.each([
  ['C', 'This needs Node.js 20.20 or newer, and 24 is a good choice; here runs 18.0.0.\n'],
  ['pt_BR.UTF-8', 'Instale o Node.js 20.20 ou mais novo, de preferência o 24; a versão atual é 18.0.0.\n'],
])('npm start with an old Node says in the locale %s which one it needs', (locale, reported) => {
  const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.0.0' })`;
  const { status, stderr } = runStart({ LC_ALL: locale }, ['--import', old]);
  expect(status).toBe(1);
  expect(stderr).toContain(reported);
});
