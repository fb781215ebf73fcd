import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { linkProject } from './setup/link-project';
import { root } from './setup/run-command.mjs';

/** Starts the server of a copy of the project; on the port `abc` it stops at once. */
function serve(
  prepare: (copy: string) => void,
  { cwd, PORT = 'abc', ...variables }: { cwd?: string; PORT?: string; [variable: string]: string | undefined } = {},
  script = 'scripts/serve.mjs',
) {
  const copy = mkdtempSync(path.join(tmpdir(), 'guiche-serve-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(path.join(root, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(copy, 'package.json'));
  prepare(copy);
  const env = { ...process.env, PORT, SANDBOX: 'on', BFF_URL: '', ...variables };
  const { status, stderr } = spawnSync(process.execPath, [path.join(copy, script)], {
    ...{ env, cwd: cwd ?? copy, encoding: 'utf8' },
  });
  return { status, stderr };
}

function addProject(copy: string) {
  linkProject(copy);
  cpSync(path.join(root, 'brands/_base'), path.join(copy, 'brands/_base'), { recursive: true });
}

const format = (text: string) => ({ status: 1, stderr: expect.stringContaining(text) });

test('the server starts from its sources when there is no build', () => {
  const prepare = (copy: string) => {
    addProject(copy);
    rmSync(path.join(copy, '.next'), { force: true });
  };
  expect(serve(prepare)).toEqual(format('PORT'));
});

test('the server starts from the build when there is one', () => {
  const prepare = (copy: string) => {
    mkdirSync(path.join(copy, '.next/bundle'), { recursive: true });
    writeFileSync(path.join(copy, '.next/bundle/serve.mjs'), "throw new Error('from the build');\n");
    addProject(copy);
  };
  expect(serve(prepare)).toEqual(format('from the build'));
});

test('end-to-end tests refuse a build of other sources', () => {
  const prepare = (copy: string) => {
    mkdirSync(path.join(copy, '.next/bundle'), { recursive: true });
    writeFileSync(path.join(copy, '.next/bundle/serve.mjs'), "throw new Error('from the build');\n");
    writeFileSync(path.join(copy, '.next/source-hash'), 'of other sources');
  };
  expect(serve(prepare, {}, 'scripts/test/serve-build.mjs')).toEqual(format('older than its sources'));
});

test('a start with wrong variables names each of them and tells no value', () => {
  vi.stubEnv('REDIS_URL', 'https://:hidden-word@redis.example');
  vi.stubEnv('APP_ENV', 'staging');
  vi.stubEnv('CAPTCHA_WORK', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { status, stderr } = serve(addProject);
  expect(status).toBe(1);
  for (const name of ['REDIS_URL', 'APP_ENV', 'CAPTCHA_WORK', 'PORT', 'CAPTCHA_KEY']) expect(stderr).toContain(name);
  expect(stderr).not.toContain('hidden-word');
});

test('the server lists every variable that does not fit, without the value of a secret', () => {
  const wrong = { REDIS_URL: 'secret.example', SENTRY_DSN: 'nonsense', UNLEASH_URL: 'http://flags', SANDBOX: '' };
  const { status, stderr } = serve(addProject, wrong);
  expect({ status, lines: stderr.trim().split('\n').slice(1) }).toEqual({
    status: 1,
    lines: [
      '- PORT is not a whole number from 0 to 65535',
      '- REDIS_URL is not a redis:// or rediss:// address, such as redis://:password@host:6379',
      '- SENTRY_DSN is not a DSN, such as https://key@host/1',
      '- set BFF_URL to the backend, or SANDBOX=on for the sandbox',
      '- REDIS_URL needs CAPTCHA_KEY: what one process signs comes back to another',
      '- UNLEASH_URL needs UNLEASH_TOKEN',
    ],
  });
});

test('the server warns of variables that are almost its own', () => {
  const { stderr } = serve(addProject, { cwd: tmpdir(), PORT: '', REDIS_UR: 'redis://x', SENTRY_DNS: 'x' });
  expect(stderr).toContain('warning: REDIS_UR is no variable of this server: is it REDIS_URL?\n');
  expect(stderr).toContain('warning: SENTRY_DNS is no variable of this server: is it SENTRY_DSN?\n');
});

test('the server says that it is started from a wrong folder', () => {
  expect(serve(addProject, { cwd: tmpdir(), PORT: '' })).toMatchObject(format(`${tmpdir()} has no folder brands/.`));
});

test('the server without installed packages asks for npm ci', () => {
  expect(serve(() => {})).toMatchObject({ status: 1, stderr: 'The packages are missing: run `npm ci`.\n' });
});
