import { type Environment, environments } from '../../catalogue/catalogue';
import { type CaptchaService, captchaProviderIds, captchaProviders } from '../../model/captcha-providers';

/** Settings of this server, read once from the environment. */
export interface ServerSettings {
  environment: Environment;
  port: number;
  hostname: string;
  /** The seller's backend; undefined when the sandbox replaces it. */
  backendUrl: string | undefined;
  databaseUrl: string | undefined;
  /** Error-reporting service (Sentry); undefined when errors go to the log alone. */
  sentryDsn: string | undefined;
  /** Collector of traces, metrics and logs (OTLP over HTTP); undefined for JSON lines on stdout. */
  otlpEndpoint: string | undefined;
  dataDir: string;
  publicOrigin: string | undefined;
  proxyHops: number;
  rateLimitScale: number;
  backendTimeoutMs: number;
  /** Settings of the captcha; undefined when it is off. */
  captcha: { key: string | undefined; work: number; service: CaptchaService | undefined } | undefined;
  /** Time after SIGTERM in which the server still accepts connections while /readiness answers 503. */
  drainDelayMs: number;
  /** Time from SIGTERM to the end of the process, including the delay. Orchestrators kill after 30 s. */
  drainTimeoutMs: number;
  /** Whether /studio is served. */
  isStudioOn: boolean;
  sandbox: {
    pixSeconds: number;
    autopaySeconds: number | undefined;
    slowAnswerMs: number;
    /** Locks /sandbox with a token; undefined when it is open. */
    lock: { token: string | undefined } | undefined;
  };
}

/** Longest timer. A longer one would fire at once. */
const longestMs = 2_147_483_647;

/** Minimum length of a token that cannot be guessed. */
const leastTokenLength = 16;

class ServerSettingsError extends Error {
  override readonly name = 'ServerSettingsError';
}

/**
 * Environment variables → ServerSettings.
 *
 * @throws ServerSettingsError with the variable's name: neither or both of BFF_URL and SANDBOX=on, an unconfirmed
 * sandbox in production, or an invalid value
 */
export function readServerSettings(env: Readonly<Record<string, string | undefined>>): ServerSettings {
  const isSandbox = env.SANDBOX === 'on';
  const backendUrl = env.BFF_URL || undefined;
  if (isSandbox && backendUrl)
    throw new ServerSettingsError('BFF_URL and SANDBOX=on exclude each other: choose one backend');
  if (!isSandbox && !backendUrl)
    throw new ServerSettingsError('set BFF_URL to the backend, or SANDBOX=on for the sandbox');
  const environment = readEnvironment(env.APP_ENV);
  if (isSandbox && environment === 'production' && env.SANDBOX_IN_PRODUCTION !== 'yes')
    throw new ServerSettingsError(
      'SANDBOX=on with APP_ENV=production needs SANDBOX_IN_PRODUCTION=yes as well: a sandbox charges nobody',
    );
  if (backendUrl) checkBackendUrl(parseWebUrl('BFF_URL', backendUrl));
  const publicOrigin = env.PUBLIC_ORIGIN ? parseWebUrl('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN).origin : undefined;
  const autopay = env.SANDBOX_AUTOPAY_SECONDS;
  return {
    environment,
    // Port 0 selects any free port.
    port: readWhole(env, 'PORT', 3000, { most: 65_535 }),
    hostname: env.HOSTNAME_BIND ?? '0.0.0.0',
    backendUrl,
    databaseUrl: env.DATABASE_URL || undefined,
    sentryDsn: env.SENTRY_DSN ? parseWebUrl('SENTRY_DSN', env.SENTRY_DSN).href : undefined,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? parseWebUrl('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT).href
      : undefined,
    dataDir: env.SANDBOX_DATA_DIR ?? '.data',
    publicOrigin,
    proxyHops: readWhole(env, 'TRUSTED_PROXY_HOPS', 0),
    rateLimitScale: readNumber(env, 'RATE_LIMIT_SCALE', 1),
    backendTimeoutMs: readWhole(env, 'BACKEND_TIMEOUT_MS', 60_000, { least: 1 }),
    captcha: readCaptcha(env, environment),
    drainDelayMs: readWhole(env, 'DRAIN_DELAY_MS', 2_000),
    drainTimeoutMs: readWhole(env, 'DRAIN_TIMEOUT_MS', 30_000),
    isStudioOn: env.STUDIO === 'on',
    sandbox: {
      pixSeconds: readNumber(env, 'SANDBOX_PIX_SECONDS', 900),
      autopaySeconds: autopay ? readNumber(env, 'SANDBOX_AUTOPAY_SECONDS', 0) : undefined,
      slowAnswerMs: readWhole(env, 'SANDBOX_SLOW_MS', 70_000),
      lock: readLock(environment, env.SANDBOX_TOKEN || undefined),
    },
  };
}

/** Off only for tools and tests: in production, `off` needs a confirmation. */
function readCaptcha(
  env: Readonly<Record<string, string | undefined>>,
  environment: Environment,
): ServerSettings['captcha'] {
  if (!['', 'on', 'off'].includes(env.CAPTCHA ?? '')) throw new ServerSettingsError('CAPTCHA is on or off');
  const key = env.CAPTCHA_KEY || undefined;
  if (key !== undefined && key.length < leastTokenLength)
    throw new ServerSettingsError(`CAPTCHA_KEY has at least ${leastTokenLength} characters`);
  const work = readWhole(env, 'CAPTCHA_WORK', 40, { least: 1, most: 10_000 });
  if (env.CAPTCHA !== 'off') return { key, work, service: readCaptchaService(env) };
  if (environment === 'production' && env.CAPTCHA_OFF_IN_PRODUCTION !== 'yes')
    throw new ServerSettingsError('CAPTCHA=off with APP_ENV=production needs CAPTCHA_OFF_IN_PRODUCTION=yes as well');
  return undefined;
}

/** A captcha service for screens without card fields; undefined when the proof of work stands there too. */
function readCaptchaService(env: Readonly<Record<string, string | undefined>>): CaptchaService | undefined {
  const { CAPTCHA_PROVIDER: name, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: url } = env;
  if (!name) return undefined;
  const provider = captchaProviderIds.find((id) => id === name);
  if (!provider) throw new ServerSettingsError(`CAPTCHA_PROVIDER is one of ${captchaProviderIds.join(', ')}`);
  if (!siteKey || !secret) throw new ServerSettingsError('CAPTCHA_PROVIDER needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET');
  const verifyUrl = url ? parseWebUrl('CAPTCHA_VERIFY_URL', url).href : captchaProviders[provider].verifyUrl;
  return { provider, siteKey, secret, verifyUrl };
}

/** In production, /sandbox is always locked, because it shows names and e-mails. Elsewhere, a token locks it. */
function readLock(environment: Environment, token: string | undefined): ServerSettings['sandbox']['lock'] {
  if (token !== undefined && token.length < leastTokenLength)
    throw new ServerSettingsError(`SANDBOX_TOKEN has at least ${leastTokenLength} characters`);
  return environment === 'production' || token !== undefined ? { token } : undefined;
}

/** Calls use only the origin and path, so any other part would be dropped silently. */
function checkBackendUrl({ username, password, search, hash }: URL): void {
  if (username + password + search + hash !== '')
    throw new ServerSettingsError('BFF_URL has no user, password, query or fragment');
}

function readEnvironment(value: string | undefined): Environment {
  const environment = environments.find((name) => name === (value ?? 'test'));
  if (!environment) throw new ServerSettingsError(`APP_ENV is one of ${environments.join(', ')}`);
  return environment;
}

function readWhole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  { least = 0, most = longestMs } = {},
): number {
  const value = readNumber(env, name, fallback);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new ServerSettingsError(`${name} is a whole number from ${least} to ${most}`);
  return value;
}

function readNumber(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new ServerSettingsError(`${name} is a number of at least 0`);
  return value;
}

/** `shop.example:443` parses as a URL with a protocol `shop.example:`, but is no web page. */
function parseWebUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw new ServerSettingsError(`${name} is not a URL`);
  if (!/^https?:$/.test(url.protocol)) throw new ServerSettingsError(`${name} starts with http:// or https://`);
  return url;
}
