import { InMemStorageProvider, Unleash, UnleashEvents } from 'unleash-client';
import { createThrottle } from '../report/create-throttle';
import { report } from '../report/report';

/** What a flag is evaluated for. Never personal data. */
export interface FlagContext {
  /** Anonymous random id of the visit. */
  sessionId: string;
  brand: string;
}

/** A service where operators switch flags. */
export interface FlagService {
  /** Undefined for a flag that the service does not have or cannot evaluate, and before its first answer. */
  isOn(flag: string, context: FlagContext): boolean | undefined;
}

export interface FlagServiceSettings {
  service: { url: string; token: string };
  pollMs: number;
  metricsMs: number;
  environment: string;
}

/** Time for one answer of the service. */
const timeoutMs = 5_000;

/**
 * Opens the flag service (Unleash) and returns at once. Its last good answer stays in memory while it is gone. It
 * writes no file, and polls as long as the process lives.
 */
export function openFlagService(settings: FlagServiceSettings): FlagService {
  const reportFailure = createFailureReport();
  let retry: NodeJS.Timeout | undefined;
  let coming: Unleash | undefined;
  let current = open();

  function open(): Unleash {
    const client = new Unleash({
      url: settings.service.url,
      customHeaders: { Authorization: settings.service.token },
      appName: 'guiche',
      environment: settings.environment,
      refreshInterval: settings.pollMs,
      metricsInterval: settings.metricsMs,
      timeout: timeoutMs,
      storageProvider: new InMemStorageProvider(),
      skipInstanceCountWarning: true,
    });
    client.on(UnleashEvents.Error, (error: Error) => {
      reportFailure(error);
      if (endsPolling(error)) openAgain(client);
    });
    client.on(UnleashEvents.Warn, reportFailure);
    return client;
  }

  /** The client polls no more after a 401 or 403, which a proxy may answer for a while too. */
  function openAgain(refused: Unleash): void {
    if (refused === coming) coming.destroy();
    clearTimeout(retry);
    retry = setTimeout(() => {
      const client = open();
      coming = client;
      client.once(UnleashEvents.Synchronized, () => {
        current.destroy();
        current = client;
        coming = undefined;
      });
    }, settings.pollMs).unref();
  }

  return {
    isOn: (flag, context) => {
      const client = current;
      if (!client.isSynchronized() || client.getFeatureToggleDefinition(flag) === undefined) return undefined;
      try {
        return client.isEnabled(flag, { sessionId: context.sessionId, properties: { brand: context.brand } });
      } catch (error) {
        reportFailure(error);
        return undefined;
      }
    },
  };
}

function endsPolling({ message }: Error): boolean {
  return message.includes('Stopping refresh of toggles');
}

/** Reports at most once a minute: a service that is down fails at each poll. Messages of the library name addresses, so only known codes go to the log. */
function createFailureReport(): (error: unknown) => void {
  const isDue = createThrottle();
  return (error) => {
    if (!isDue()) return;
    report('warning', 'the feature flag service failed: its last answer, or flags.json, decides', {
      area: 'flags',
      code: codeOf(error),
    });
  };
}

/** Code of a failure: the system's, the HTTP status, or `unreadable` for an answer that is no list of flags. */
function codeOf(error: unknown): string {
  const { code, message = String(error) } = error as { code?: unknown; message?: string };
  if (typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code)) return code;
  const [, status] = /(?:responded|was not statusCode 2XX, but was)\D*\b([1-5]\d\d)\b/.exec(message) ?? [];
  if (status !== undefined) return status;
  return /timeout/i.test(message) ? 'ETIMEDOUT' : 'unreadable';
}
