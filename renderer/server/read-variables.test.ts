import { describe, expect, it } from 'vitest';
import schema from '../../schemas/environment.schema.json' with { type: 'json' };
import { listMisspelt, readVariables, variableRules } from './read-variables';
import { readServerSettings } from './server-settings';

/** Values that each variable refuses. Each name of the schema needs some. */
const wrongValues: Readonly<Record<string, readonly string[]>> = {
  BFF_URL: [
    'bff.example',
    'ftp://bff.example',
    'https://u:p@bff.example',
    'https://bff.example/?a=1',
    'http://a:99999',
  ],
  SANDBOX: ['true', 'ON', '1'],
  SANDBOX_IN_PRODUCTION: ['true', 'YES'],
  SANDBOX_TOKEN: ['fifteen-letters'],
  APP_ENV: ['prod', '', 'Production'],
  PORT: ['http', '-1', '65536', '3000.5', '3e3', '0x50', ' 80'],
  HOSTNAME_BIND: ['http://0.0.0.0', 'a b', '127.0.0.1/'],
  PUBLIC_ORIGIN: ['shop.example', 'shop.example:443', 'file:///x'],
  TRUSTED_PROXY_HOPS: ['one', '-1', '11', '1.5'],
  BACKEND_TIMEOUT_MS: ['0', '1500.5', 'Infinity', '2147483648', '60s'],
  REDIS_URL: ['valkey', 'valkey:6379', 'http://valkey:6379', 'redis://host/zero'],
  CAPTCHA: ['no', 'true'],
  CAPTCHA_OFF_IN_PRODUCTION: ['true'],
  CAPTCHA_KEY: ['short'],
  CAPTCHA_WORK: ['0', '10001', 'much'],
  CAPTCHA_PROVIDER: ['x', 'ReCaptcha'],
  CAPTCHA_SITE_KEY: ['a b', ' '],
  CAPTCHA_SECRET: ['a b', ' '],
  CAPTCHA_VERIFY_URL: ['verify', 'file:///x'],
  RATE_LIMIT_SCALE: ['0', '-1', 'double', '1000001', 'NaN'],
  DRAIN_DELAY_MS: ['2s', '-1', '2147483648'],
  DRAIN_TIMEOUT_MS: ['30s', '-1', '3000000000'],
  STUDIO: ['true', '1'],
  SENTRY_DSN: ['https://errors.example/1', 'key@errors.example/1', 'https://key@errors.example', 'nonsense'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'grpc://collector:4317', 'http://'],
  OTEL_EXPORTER_OTLP_HEADERS: ['Bearer-x', '=x', 'a b=c'],
  OTEL_SERVICE_NAME: [' ', ' checkout'],
  UNLEASH_URL: ['flags.example/api', 'ftp://flags.example'],
  UNLEASH_TOKEN: ['a b', ' '],
  UNLEASH_POLL_SECONDS: ['0', '86401', '5m', '1.5'],
  UNLEASH_METRICS_SECONDS: ['0', '86401', '5m'],
  DATABASE_URL: ['mysql://db/x', 'db/x', 'postgres-db', 'postgres://a b'],
  SANDBOX_DATA_DIR: [' ', ' /data'],
  SANDBOX_PIX_SECONDS: ['-1', 'soon', '31536001'],
  SANDBOX_AUTOPAY_SECONDS: ['-1', 'soon'],
  SANDBOX_VAULT_PORT: ['-1', '65536', '3.5'],
  SANDBOX_VAULT_ORIGIN: ['vault.example', 'ftp://vault.example'],
  SANDBOX_SLOW_MS: ['-1', '0.5', '70s'],
};

const properties: Readonly<Record<string, { examples: readonly string[]; writeOnly?: boolean; default?: unknown }>> =
  schema.properties;

/** A value that stops no start by itself. */
const base = (name: string) => (name === 'BFF_URL' || name === 'SANDBOX' ? {} : { SANDBOX: 'on' });

it('the table of wrong values has each variable of the schema', () => {
  expect(Object.keys(wrongValues)).toEqual(Object.keys(variableRules));
  expect(Object.values(wrongValues).filter((values) => values.length === 0)).toEqual([]);
});

const cases = Object.entries(wrongValues).flatMap(([name, values]) => values.map((value) => ({ name, value })));

it.each(cases)('$name="$value" stops the start with the name and what it should be, not the value', (one) => {
  const { name, value } = one;
  const { faults } = readVariables({ ...base(name), [name]: value });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} is not \\S`))]);
  if (properties[name]?.writeOnly && value.trim() !== '') expect(faults.join()).not.toContain(value);
  expect(() => readServerSettings({ ...base(name), [name]: value })).toThrow(`- ${faults[0]}`);
});

it.each(Object.entries(properties))('the examples of %s and its default are valid', (name, rule) => {
  expect(rule.examples.length).toBeGreaterThan(0);
  const values = [...rule.examples, ...(rule.default === undefined ? [] : [String(rule.default)])];
  for (const value of values) expect(readVariables({ [name]: value }).faults).toEqual([]);
});

it('every fault is listed at once', () => {
  const read = () =>
    readServerSettings({ PORT: 'x', CAPTCHA_KEY: 'secret', APP_ENV: 'production', UNLEASH_URL: 'http://flags' });
  expect(read).toThrow(
    [
      'The environment variables do not fit (docs/operations.md):',
      '- PORT is not a whole number from 0 to 65535',
      '- CAPTCHA_KEY is not a text of at least 16 characters',
      '- set BFF_URL to the backend, or SANDBOX=on for the sandbox',
      '- UNLEASH_URL needs UNLEASH_TOKEN',
    ].join('\n'),
  );
});

describe('a variable whose name is almost one of ours', () => {
  it.each([
    ['REDIS_UR', 'REDIS_URL'],
    ['SENTRY_DNS', 'SENTRY_DSN'],
    ['BFF_URI', 'BFF_URL'],
    ['TRUSTED_PROXY_HOP', 'TRUSTED_PROXY_HOPS'],
    ['DATABSE_URL', 'DATABASE_URL'],
  ])('%s is reported with %s', (name, intended) => {
    const reported = listMisspelt({ [name]: 'secret', PATH: '/bin' });
    expect(reported).toEqual([expect.stringContaining(`${name} is no variable of this server: is it ${intended}`)]);
    expect(reported.join()).not.toContain('secret');
  });

  it('is no warning where ours is set as well, and others of the system are none', () => {
    const system = ['PATH', 'PWD', 'HOME', 'HOSTNAME', 'NODE_ENV', 'LANG', 'TERM', 'SHLVL', 'REDIS_PORT', 'SENTRY_ORG'];
    expect(listMisspelt(Object.fromEntries(system.map((name) => [name, 'x'])))).toEqual([]);
    expect(listMisspelt({ REDIS_URLS: 'x', REDIS_URL: 'redis://redis' })).toEqual([]);
  });
});
