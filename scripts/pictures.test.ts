import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../renderer/testing/test-repository';

function runPictures(...options: string[]) {
  const command = [path.join(repositoryRoot, 'scripts/run.mjs'), 'pictures', ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 60_000 });
  return { status, stdout, stderr };
}

test.each(['--help', '-h'])('npm run pictures -- %s prints its usage and does nothing', (option) => {
  const { status, stdout, stderr } = runPictures(option);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^npm run pictures \[-- --brand <folder>/);
  expect(stdout).not.toContain(' …\n');
});

test.each(['--brands wup', 'wup', '--screen'])('npm run pictures -- %s fails and prints its usage', (options) => {
  const { status, stdout, stderr } = runPictures(...options.split(' '));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('\n\nnpm run pictures [-- --brand <folder>');
  expect(stderr).not.toMatch(/^ +at /m);
});
