import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkProject } from './setup/link-project';
import { root } from './setup/run-command.mjs';

/** Starts the server of a copy of the project on a port that does not exist. */
function serve(prepare: (copy: string) => void = () => {}) {
  const copy = mkdtempSync(path.join(tmpdir(), 'guiche-serve-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(path.join(root, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
  linkProject(copy);
  prepare(copy);
  const env = { ...process.env, PORT: 'abc', SANDBOX: 'on', BFF_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, [path.join(copy, 'scripts/serve.mjs')], {
    ...{ env, cwd: copy, encoding: 'utf8' },
  });
  return { status, stderr, isBundled: existsSync(path.join(copy, '.guiche/bundles/server-serve/stamp.json')) };
}

const refused = { status: 1, stderr: expect.stringContaining('PORT') };

test('the server starts from a bundle', () => {
  expect(serve()).toEqual({ ...refused, isBundled: true });
}, 20_000);

test('the server starts where no bundle can be written', () => {
  const block = (copy: string) => writeFileSync(path.join(copy, '.guiche'), '');
  expect(serve(block)).toEqual({ ...refused, isBundled: false });
}, 20_000);
