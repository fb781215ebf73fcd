import type * as Sentry from '@sentry/nextjs';
import { allowEvent, buildEvent } from '../build-event';
import { createThrottle } from '../create-throttle';
import { type ReportSinks, report } from '../report';

/** The error-reporting service of this process. */
export interface ErrorService {
  report: NonNullable<ReportSinks['errors']>;
  /** Passes on the event of a browser, marked as such and by client: anybody can send one. */
  forward: (event: unknown, client: string) => void;
  /** Waits for what is on its way, `milliseconds` at most. */
  flush: (milliseconds: number) => Promise<void>;
}

/**
 * Starts the server side of Sentry: no tracing, no integrations, and only events from the allow-list. The SDK sends in
 * the background, drops what does not arrive, and names that once a minute.
 */
export async function startErrorService(
  dsn: string,
  { environment, release }: { environment: string; release: string },
): Promise<ErrorService> {
  const loaded = (await import('@sentry/nextjs')) as typeof Sentry & { default?: typeof Sentry };
  // Node finds only some names of a CommonJS package. All of them are in its default.
  const sentry = loaded.default ?? loaded;
  sentry.init({
    dsn,
    environment,
    release,
    tracesSampleRate: 0,
    // registerOTel sets up OpenTelemetry. A second set-up would stop its traces silently.
    enableOpenTelemetrySetup: false,
    defaultIntegrations: false,
    integrations: [],
    sendClientReports: false,
    beforeSend: (event) => allowEvent(event) as typeof event,
  });
  const isDue = createThrottle();
  // A call that failed has no status.
  sentry.getClient()?.on('afterSendEvent', (_, { statusCode = 0 }) => {
    if (statusCode >= 200 && statusCode < 300) return;
    if (!isDue()) return;
    report('warning', 'the error service took no event: it is lost, beside its line', {
      area: 'errors',
      status: statusCode,
    });
  });
  return {
    report: (record, error) => void sentry.captureEvent(buildEvent(record, error, 'server')),
    forward: (event, client) => {
      // The SDK adds this server's own release and environment.
      const { release: _, environment: __, ...allowed } = allowEvent(event);
      sentry.captureEvent({ ...allowed, tags: { ...allowed.tags, side: 'browser', client } });
    },
    flush: async (milliseconds) => void (await sentry.flush(milliseconds)),
  };
}
