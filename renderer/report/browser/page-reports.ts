import type { Count, ReportFields, ReportLevel } from '../report-record';
import { buildRecord } from '../report-record';
import { add } from './beacon';

/** A report of this page: to our monitoring by beacon, to the console, and by its level to the error-reporting service. */
export function reportFromPage(level: ReportLevel, message: string, fields: ReportFields, error: unknown): void {
  const record = buildRecord(level, message, fields, error);
  const isUrgent = level === 'fatal' || level === 'error';
  add('records', record);
  console[isUrgent ? 'error' : 'info'](JSON.stringify(record));
  if (!isUrgent || !document.querySelector('meta[name=error-service]')) return;
  import('./error-service').then(
    ({ sendError }) => sendError(record, error),
    () => undefined,
  );
}

export function countFromPage(counted: Count): void {
  add('counts', counted);
}
