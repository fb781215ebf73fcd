import { BrowserClient, makeFetchTransport, Scope } from '@sentry/nextjs';
import { allowEvent, buildEvent } from '../build-event';
import type { ReportRecord } from '../report-record';

/** Events go to our own server, which passes them on: a page connects with no other site, and knows no DSN. */
const tunnel = '/api/errors';
const unusedDsn = 'https://own@own.invalid/1';

/** A loop must not flood the service. */
const mostEvents = 20;

const client = new BrowserClient({
  dsn: unusedDsn,
  tunnel,
  tracesSampleRate: 0,
  sendClientReports: false,
  integrations: [],
  transport: makeFetchTransport,
  // Events come with the places that `buildEvent` has read.
  stackParser: () => [],
  beforeSend: (event) => allowEvent(event) as typeof event,
});
client.init();

let count = 0;

/** Sends an error of this page to the error-reporting service. */
export function sendError(record: ReportRecord, error: unknown): void {
  count += 1;
  if (count <= mostEvents) client.captureEvent(buildEvent(record, error, 'browser'), {}, new Scope());
}
