import { isReported, type RequestFailure } from './is-reported';
import type { Count, ReportFields, ReportLevel, ReportRecord } from './report-record';
import { buildRecord } from './report-record';

/** Data that a report may add to its fields. */
interface ReportCause {
  /** Thrown value behind it. Only its class, its masked message and its places in the code are used. */
  error?: unknown;
  /** The failed call of the contract behind it. */
  request?: RequestFailure | undefined;
}

/** Where the server's reports go, in addition to the console. A sink never blocks its caller. */
export interface ReportSinks {
  /** Error-reporting service. */
  errors?: (record: ReportRecord, error: unknown) => void;
  /** Performance-monitoring service. */
  monitoring?: (record: ReportRecord) => void;
  count?: (count: Count) => void;
}

/** Pages are bundled separately from the server process. They share this key of globalThis. */
const slot = Symbol.for('guiche.report-sinks');
const holder = globalThis as unknown as Record<symbol, ReportSinks | undefined>;

/** A page loads what it needs to report at its first report. */
const isServer = typeof window === 'undefined';
const loadPageReports = () => import('./browser/page-reports');
const lost = () => undefined;

export function setReportSinks(sinks: ReportSinks): void {
  holder[slot] = sinks;
}

/**
 * The only door for failures and events that operators see (spec 8). Every level goes to the monitoring service and the
 * console; fatal and error also go to the error-reporting service. A request failure that spec 8 exempts is only counted.
 *
 * @param message words of ours; text from elsewhere goes into `error`
 */
export function report(
  level: ReportLevel,
  message: string,
  { error, request, ...rest }: ReportFields & ReportCause,
): void {
  if (request) {
    countFailure(request);
    if (!isReported(request)) return;
  }
  const fields = request ? { call: request.call, status: request.status, ...rest } : rest;
  if (isServer) write(buildRecord(level, message, fields, error), error);
  else void loadPageReports().then((page) => page.reportFromPage(level, message, fields, error), lost);
}

/** Writes a record that was built, here or in a browser, whose page sends its errors itself. Server only. */
export function write(record: ReportRecord, error?: unknown): void {
  const sinks = holder[slot];
  const isUrgent = record.level === 'fatal' || record.level === 'error';
  try {
    if (isUrgent && record.side === undefined) sinks?.errors?.(record, error);
    sinks?.monitoring?.(record);
  } catch {
    // A service that fails must not fail what is reported: the line below remains.
  }
  console[isUrgent ? 'error' : 'info'](JSON.stringify(record));
}

/** Counts a failed request that needs no report. */
export function countFailure({ call, status }: RequestFailure): void {
  count({ name: 'failed-requests', labels: { call, status } });
}

/** Adds one to a metric. */
export function count(counted: Count): void {
  if (isServer) holder[slot]?.count?.(counted);
  else void loadPageReports().then((page) => page.countFromPage(counted), lost);
}
