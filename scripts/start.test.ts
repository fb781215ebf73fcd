import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../renderer/testing/test-repository';

test.each(['abc', '0', '70000', '3000.5'])('npm start with PORT=%s says so and does nothing', (port) => {
  const script = path.join(repositoryRoot, 'scripts/start.mjs');
  const env = { ...process.env, PORT: port };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'PORT: 1–65535\n' });
});
