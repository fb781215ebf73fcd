import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { runGuiche } from './testing/run-guiche';

test.each([
  [['wupp'], 'talvez wup'],
  [['wup', 'ms'], '"ms" está a mais'],
  [['--port', 'http'], '--port: 1–65535'],
  [['--port', '70000'], '--port: 1–65535'],
])('guiche dev %j starts nothing and is told: %s', async (args, words) => {
  const { status, stdout, stderr } = await runGuiche(repositoryRoot, ['dev', ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
});
