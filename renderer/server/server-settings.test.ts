import { describe, expect, it } from 'vitest';
import { captchaProviders } from '../../model/captcha-providers';
import { readServerSettings } from './server-settings';

const sandbox = { SANDBOX: 'on' };

describe('a server with only SANDBOX=on', () => {
  it('runs the sandbox with the default settings', () => {
    expect(readServerSettings(sandbox)).toEqual({
      environment: 'test',
      port: 3000,
      hostname: '0.0.0.0',
      backendUrl: undefined,
      databaseUrl: undefined,
      flags: { service: undefined, pollMs: 300_000, metricsMs: 300_000 },
      dataDir: '.data',
      publicOrigin: undefined,
      proxyHops: 0,
      rateLimitScale: 1,
      backendTimeoutMs: 60_000,
      captcha: { key: undefined, work: 40, service: undefined },
      drainDelayMs: 2_000,
      drainTimeoutMs: 30_000,
      isStudioOn: false,
      sandbox: {
        pixSeconds: 900,
        autopaySeconds: undefined,
        slowAnswerMs: 70_000,
        vaultPort: 0,
        vaultOrigin: undefined,
        lock: undefined,
      },
    });
  });
});

describe('environment variables set the server settings', () => {
  it.each<[env: Record<string, string>, settings: object]>([
    [{ APP_ENV: 'production', SANDBOX: '', BFF_URL: 'https://bff.example' }, { environment: 'production' }],
    [
      { APP_ENV: 'production', SANDBOX_IN_PRODUCTION: 'yes' },
      { environment: 'production', sandbox: { lock: { token: undefined } } },
    ],
    [
      { APP_ENV: 'production', SANDBOX_IN_PRODUCTION: 'yes', SANDBOX_TOKEN: 'sixteen-letters!' },
      { sandbox: { lock: { token: 'sixteen-letters!' } } },
    ],
    [{ APP_ENV: 'homolog', SANDBOX_TOKEN: 'sixteen-letters!' }, { sandbox: { lock: { token: 'sixteen-letters!' } } }],
    [{ SANDBOX_TOKEN: '', SANDBOX_IN_PRODUCTION: 'yes' }, { sandbox: { lock: undefined } }],
    [{ APP_ENV: 'homolog' }, { environment: 'homolog' }],
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOSTNAME_BIND: '127.0.0.1' }, { hostname: '127.0.0.1' }],
    [{ DATABASE_URL: 'postgres://db/x' }, { databaseUrl: 'postgres://db/x' }],
    [{ DATABASE_URL: '' }, { databaseUrl: undefined }],
    [{ REDIS_URL: 'rediss://redis:6380', CAPTCHA_KEY: 'sixteen-letters!' }, { redisUrl: 'rediss://redis:6380' }],
    [
      { REDIS_URL: 'redis://redis', CAPTCHA: 'off', CAPTCHA_KEY: 'sixteen-letters!' },
      { captchaKey: 'sixteen-letters!' },
    ],
    [{ SENTRY_DSN: 'https://key@errors.example/1' }, { sentryDsn: 'https://key@errors.example/1' }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { otlpEndpoint: 'http://collector:4318/' }],
    [
      { UNLEASH_URL: 'http://flags/api', UNLEASH_TOKEN: 'token', UNLEASH_POLL_SECONDS: '2' },
      { flags: { service: { url: 'http://flags/api', token: 'token' }, pollMs: 2_000, metricsMs: 300_000 } },
    ],
    [{ UNLEASH_METRICS_SECONDS: '3' }, { flags: { service: undefined, metricsMs: 3_000 } }],
    [{ SANDBOX_VAULT_PORT: '3001' }, { sandbox: { vaultPort: 3001 } }],
    [{ SANDBOX_VAULT_ORIGIN: 'https://vault.example/x' }, { sandbox: { vaultOrigin: 'https://vault.example' } }],
    [{ SANDBOX_DATA_DIR: '/data' }, { dataDir: '/data' }],
    [{ PUBLIC_ORIGIN: 'https://shop.example/lead?x=1' }, { publicOrigin: 'https://shop.example' }],
    [{ TRUSTED_PROXY_HOPS: '2' }, { proxyHops: 2 }],
    [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
    [
      { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' },
      {
        captcha: {
          service: {
            provider: 'turnstile',
            siteKey: 'site',
            secret: 'secret',
            verifyUrl: captchaProviders.turnstile.verifyUrl,
          },
        },
      },
    ],
    [{ CAPTCHA: 'off' }, { captcha: undefined }],
    [
      { CAPTCHA: 'on', CAPTCHA_KEY: 'sixteen-letters!', CAPTCHA_WORK: '8' },
      { captcha: { key: 'sixteen-letters!', work: 8 } },
    ],
    [
      { CAPTCHA: 'off', CAPTCHA_OFF_IN_PRODUCTION: 'yes', APP_ENV: 'production', SANDBOX_IN_PRODUCTION: 'yes' },
      { captcha: undefined },
    ],
    [{ BACKEND_TIMEOUT_MS: '1' }, { backendTimeoutMs: 1 }],
    [{ BACKEND_TIMEOUT_MS: '2147483647' }, { backendTimeoutMs: 2_147_483_647 }],
    [
      { DRAIN_DELAY_MS: '0', DRAIN_TIMEOUT_MS: '5' },
      { drainDelayMs: 0, drainTimeoutMs: 5 },
    ],
    [{ STUDIO: 'on' }, { isStudioOn: true }],
    [{ STUDIO: 'off' }, { isStudioOn: false }],
    [{ SANDBOX_PIX_SECONDS: '5' }, { sandbox: { pixSeconds: 5 } }],
    [{ SANDBOX_AUTOPAY_SECONDS: '0' }, { sandbox: { autopaySeconds: 0 } }],
    [{ SANDBOX_AUTOPAY_SECONDS: '' }, { sandbox: { autopaySeconds: undefined } }],
    [{ SANDBOX_SLOW_MS: '3000' }, { sandbox: { slowAnswerMs: 3000 } }],
  ])('%j sets %j', (env, settings) => {
    expect(readServerSettings({ ...sandbox, ...env })).toMatchObject(settings);
  });

  it('BFF_URL sets a backend in place of the sandbox', () => {
    expect(readServerSettings({ BFF_URL: 'https://bff.example/base', APP_ENV: 'test' }).backendUrl).toBe(
      'https://bff.example/base',
    );
    expect(readServerSettings({ BFF_URL: 'http://bff:8080', SANDBOX: 'off', APP_ENV: 'homolog' }).backendUrl).toBe(
      'http://bff:8080',
    );
  });
});

describe('the server does not start', () => {
  it.each<[title: string, env: Record<string, string>, says: string]>([
    ['without a backend and without the sandbox', {}, 'BFF_URL'],
    ['with an unknown captcha service', { ...sandbox, CAPTCHA_PROVIDER: 'x' }, 'CAPTCHA_PROVIDER'],
    [
      'with a captcha service without secret',
      { ...sandbox, CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'k' },
      'CAPTCHA_SECRET',
    ],
    [
      'with a captcha service without site key',
      { ...sandbox, CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SECRET: 'k' },
      'CAPTCHA_SITE_KEY',
    ],
    ['with a shared store but a captcha key of its own', { ...sandbox, REDIS_URL: 'redis://redis' }, 'CAPTCHA_KEY'],
    ['with a flag service without its token', { ...sandbox, UNLEASH_URL: 'http://flags/api' }, 'UNLEASH_TOKEN'],
    ['with a captcha that is neither on nor off', { ...sandbox, CAPTCHA: 'no' }, 'CAPTCHA'],
    ['with a captcha key that can be guessed', { ...sandbox, CAPTCHA_KEY: 'short' }, 'CAPTCHA_KEY'],
    [
      'in production without captcha',
      { BFF_URL: 'https://bff.example', APP_ENV: 'production', CAPTCHA: 'off' },
      'CAPTCHA_OFF_IN_PRODUCTION',
    ],
    ['with SANDBOX=true instead of SANDBOX=on', { SANDBOX: 'true' }, 'SANDBOX=on'],
    ['with SANDBOX=ON in capitals', { SANDBOX: 'ON' }, 'SANDBOX=on'],
    ['with an empty backend URL', { BFF_URL: '' }, 'BFF_URL'],
    ['with a backend and no environment', { BFF_URL: 'https://bff.example' }, 'BFF_URL needs APP_ENV'],
    ['with a backend and the sandbox at once', { BFF_URL: 'https://bff.example', SANDBOX: 'on' }, 'exclude each other'],
    ['with a backend URL without a scheme', { BFF_URL: 'bff.example' }, 'BFF_URL'],
    ['with a file URL as the backend', { BFF_URL: 'file:///etc/passwd' }, 'BFF_URL is not'],
    ['with a script URL as the backend', { BFF_URL: 'javascript:alert(1)' }, 'BFF_URL is not'],
    [
      'with a user and a password in the backend URL',
      { BFF_URL: 'https://user:pw@bff.example' },
      'BFF_URL is not an http:// or https:// address of origin and path, without user',
    ],
    [
      'with a user in the backend URL',
      { BFF_URL: 'https://user@bff.example' },
      'BFF_URL is not an http:// or https:// address of origin and path, without user',
    ],
    [
      'with a query in the backend URL',
      { BFF_URL: 'https://bff.example/x?key=1' },
      'BFF_URL is not an http:// or https:// address of origin and path, without user',
    ],
    [
      'with a fragment in the backend URL',
      { BFF_URL: 'https://bff.example/#x' },
      'BFF_URL is not an http:// or https:// address of origin and path, without user',
    ],
    ['with an environment that does not exist', { ...sandbox, APP_ENV: 'prod' }, 'APP_ENV'],
    ['with an empty environment name', { ...sandbox, APP_ENV: '' }, 'APP_ENV'],
    [
      'in production with a sandbox that is not confirmed',
      { ...sandbox, APP_ENV: 'production' },
      'SANDBOX_IN_PRODUCTION=yes',
    ],
    [
      'in production with SANDBOX_IN_PRODUCTION=true instead of yes',
      { ...sandbox, APP_ENV: 'production', SANDBOX_IN_PRODUCTION: 'true' },
      'SANDBOX_IN_PRODUCTION=yes',
    ],
    [
      'in production with a sandbox token but no confirmation',
      { ...sandbox, APP_ENV: 'production', SANDBOX_TOKEN: 'sixteen-letters!' },
      'SANDBOX_IN_PRODUCTION=yes',
    ],
    [
      'with a sandbox token of fewer than 16 characters',
      { ...sandbox, SANDBOX_TOKEN: 'fifteen-letters' },
      'SANDBOX_TOKEN is not a text of at least 16',
    ],
    ['with a public origin that is no URL', { ...sandbox, PUBLIC_ORIGIN: 'shop.example' }, 'PUBLIC_ORIGIN'],
    [
      'with a public origin without a scheme',
      { ...sandbox, PUBLIC_ORIGIN: 'shop.example:443' },
      'PUBLIC_ORIGIN is not',
    ],
    ['with a file URL as the public origin', { ...sandbox, PUBLIC_ORIGIN: 'file:///x' }, 'PUBLIC_ORIGIN is not'],
    ['with a port that is not a number', { ...sandbox, PORT: 'http' }, 'PORT'],
    ['with a negative port', { ...sandbox, PORT: '-1' }, 'PORT'],
    ['with a port above 65535', { ...sandbox, PORT: '65536' }, 'PORT'],
    ['with a fractional port', { ...sandbox, PORT: '3000.5' }, 'PORT'],
    ['with an infinite backend timeout', { ...sandbox, BACKEND_TIMEOUT_MS: 'Infinity' }, 'BACKEND_TIMEOUT_MS'],
    ['with a unit behind the drain delay', { ...sandbox, DRAIN_DELAY_MS: '2s' }, 'DRAIN_DELAY_MS'],
    [
      'with a fractional backend timeout',
      { ...sandbox, BACKEND_TIMEOUT_MS: '1500.5' },
      'BACKEND_TIMEOUT_MS is not a whole number',
    ],
    [
      'with a backend timeout of zero',
      { ...sandbox, BACKEND_TIMEOUT_MS: '0' },
      'BACKEND_TIMEOUT_MS is not a whole number from 1',
    ],
    [
      'with a backend timeout above the maximum of a timer',
      { ...sandbox, BACKEND_TIMEOUT_MS: '2147483648' },
      'to 2147483647',
    ],
    [
      'with a drain timeout above the maximum of a timer',
      { ...sandbox, DRAIN_TIMEOUT_MS: '3000000000' },
      'DRAIN_TIMEOUT_MS',
    ],
    ['with a drain delay above the maximum of a timer', { ...sandbox, DRAIN_DELAY_MS: '3000000000' }, 'DRAIN_DELAY_MS'],
    [
      'with a slow sandbox answer above the maximum of a timer',
      { ...sandbox, SANDBOX_SLOW_MS: '3000000000' },
      'SANDBOX_SLOW_MS',
    ],
    [
      'with a fractional number of proxy hops',
      { ...sandbox, TRUSTED_PROXY_HOPS: '0.5' },
      'TRUSTED_PROXY_HOPS is not a whole number',
    ],
    ['with a negative number of proxy hops', { ...sandbox, TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
    ['with a rate limit scale that is not a number', { ...sandbox, RATE_LIMIT_SCALE: 'x' }, 'RATE_LIMIT_SCALE'],
  ])('%s', (_, env, says) => {
    expect(() => readServerSettings(env)).toThrow(expect.objectContaining({ name: 'ServerSettingsError' }));
    expect(() => readServerSettings(env)).toThrow(says);
  });
});
