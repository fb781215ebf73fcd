import { type CaptchaService, captchaProviders } from '../../model/captcha-providers';
import { readVariables, type Variables } from './read-variables';

/** Settings of this server, read once from the environment. */
export type ServerSettings = ReturnType<typeof readServerSettings>;

class ServerSettingsError extends Error {
  override readonly name = 'ServerSettingsError';

  constructor(faults: readonly string[]) {
    super(`The environment variables do not fit (docs/operations.md):\n${faults.map((one) => `- ${one}`).join('\n')}`);
  }
}

/**
 * Environment variables → ServerSettings.
 *
 * @throws ServerSettingsError with every fault at once: the names of wrong and missing variables and what they should be
 */
export function readServerSettings(env: Readonly<Record<string, string | undefined>>) {
  const { variables, faults } = readVariables(env);
  const all = [...faults, ...listConflicts(env)];
  if (all.length > 0) throw new ServerSettingsError(all);
  return {
    environment: variables.APP_ENV,
    port: variables.PORT,
    hostname: variables.HOSTNAME_BIND,
    /** The seller's backend; undefined when the sandbox replaces it. */
    backendUrl: variables.BFF_URL,
    databaseUrl: variables.DATABASE_URL,
    /** URL of the Redis or Valkey in which all processes count rate limits. Undefined: each process counts its own. */
    redisUrl: variables.REDIS_URL,
    /** Error-reporting service (Sentry); undefined when errors go to the log alone. */
    sentryDsn: variables.SENTRY_DSN,
    /** Collector of traces, metrics and logs (OTLP over HTTP); undefined for JSON lines on stdout. */
    otlpEndpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT && new URL(variables.OTEL_EXPORTER_OTLP_ENDPOINT).href,
    flags: {
      service: readFlagService(variables),
      /** Spec 7: both 300 s. */
      pollMs: variables.UNLEASH_POLL_SECONDS * 1_000,
      metricsMs: variables.UNLEASH_METRICS_SECONDS * 1_000,
    },
    dataDir: variables.SANDBOX_DATA_DIR,
    publicOrigin: variables.PUBLIC_ORIGIN && new URL(variables.PUBLIC_ORIGIN).origin,
    proxyHops: variables.TRUSTED_PROXY_HOPS,
    rateLimitScale: variables.RATE_LIMIT_SCALE,
    backendTimeoutMs: variables.BACKEND_TIMEOUT_MS,
    /** Settings of the captcha; undefined when it is off. */
    captcha:
      variables.CAPTCHA === 'off'
        ? undefined
        : { key: variables.CAPTCHA_KEY, work: variables.CAPTCHA_WORK, service: readCaptchaService(variables) },
    /** Key of signatures, also without a captcha; undefined when each process makes its own. */
    captchaKey: variables.CAPTCHA_KEY,
    /** Time after SIGTERM in which the server still accepts connections while /readiness answers 503. */
    drainDelayMs: variables.DRAIN_DELAY_MS,
    /** Time from SIGTERM to the end of the process, including the delay. Orchestrators kill after 30 s. */
    drainTimeoutMs: variables.DRAIN_TIMEOUT_MS,
    /** Whether /studio is served. */
    isStudioOn: variables.STUDIO === 'on',
    sandbox: {
      pixSeconds: variables.SANDBOX_PIX_SECONDS,
      autopaySeconds: variables.SANDBOX_AUTOPAY_SECONDS,
      slowAnswerMs: variables.SANDBOX_SLOW_MS,
      /** The sandbox's token endpoint, which stands in for each provider's. */
      vaultPort: variables.SANDBOX_VAULT_PORT,
      vaultOrigin: variables.SANDBOX_VAULT_ORIGIN && new URL(variables.SANDBOX_VAULT_ORIGIN).origin,
      lock: readLock(variables),
    },
  };
}

/** Faults between variables, also between those that are wrong by themselves. */
function listConflicts(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSandbox = env.SANDBOX === 'on';
  const isProduction = env.APP_ENV === 'production';
  const isCaptchaOff = env.CAPTCHA === 'off';
  const rules: [isBroken: boolean, fault: string][] = [
    [isSandbox && Boolean(env.BFF_URL), 'BFF_URL and SANDBOX=on exclude each other: choose one backend'],
    [Boolean(env.BFF_URL) && !env.APP_ENV, 'BFF_URL needs APP_ENV: whose links and plan ids buyers get'],
    [!isSandbox && !env.BFF_URL, 'set BFF_URL to the backend, or SANDBOX=on for the sandbox'],
    [
      isSandbox && isProduction && env.SANDBOX_IN_PRODUCTION !== 'yes',
      'SANDBOX=on with APP_ENV=production needs SANDBOX_IN_PRODUCTION=yes as well: a sandbox charges nobody',
    ],
    [
      isCaptchaOff && isProduction && env.CAPTCHA_OFF_IN_PRODUCTION !== 'yes',
      'CAPTCHA=off with APP_ENV=production needs CAPTCHA_OFF_IN_PRODUCTION=yes as well',
    ],
    [Boolean(env.CAPTCHA_PROVIDER) && !env.CAPTCHA_SITE_KEY, 'CAPTCHA_PROVIDER needs CAPTCHA_SITE_KEY'],
    [Boolean(env.CAPTCHA_PROVIDER) && !env.CAPTCHA_SECRET, 'CAPTCHA_PROVIDER needs CAPTCHA_SECRET'],
    [
      Boolean(env.REDIS_URL) && !env.CAPTCHA_KEY,
      'REDIS_URL needs CAPTCHA_KEY: what one process signs comes back to another',
    ],
    [Boolean(env.UNLEASH_URL) && !env.UNLEASH_TOKEN, 'UNLEASH_URL needs UNLEASH_TOKEN'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
}

/** The feature-flag service (Unleash); undefined for the defaults in `brands/_base/flags.json`. */
function readFlagService({ UNLEASH_URL: url, UNLEASH_TOKEN: token }: Variables) {
  return url && token ? { url: new URL(url).href, token } : undefined;
}

/** A captcha service for screens without card fields; undefined when the proof of work stands there too. */
function readCaptchaService({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_SECRET: secret,
  CAPTCHA_VERIFY_URL: url,
}: Variables): CaptchaService | undefined {
  if (!provider || !siteKey || !secret) return undefined;
  return { provider, siteKey, secret, verifyUrl: url ? new URL(url).href : captchaProviders[provider].verifyUrl };
}

/** In production, /sandbox is always locked, because it shows names and e-mails. Elsewhere, a token locks it. */
function readLock({ APP_ENV, SANDBOX_TOKEN: token }: Variables): { token: string | undefined } | undefined {
  return APP_ENV === 'production' || token !== undefined ? { token } : undefined;
}
