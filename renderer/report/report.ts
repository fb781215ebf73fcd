/** Spec 8: fatal and error concern an operator now; warning and lower are for later reading. */
export type ReportLevel = 'fatal' | 'error' | 'warning' | 'info' | 'debug';

/** What a report may carry: names and figures chosen by the code, never a body, a query or what a buyer typed. */
export interface ReportFields {
  /** What failed, such as `plans`, `render`, `sandbox`. */
  area: string;
  /** Code or name of the error. */
  code?: string;
  /** Reference code shown to the buyer. */
  reference?: string;
  status?: number;
  milliseconds?: number;
}

/** Longest text of a report; card-like numbers, e-mails and document numbers in it are masked. */
const maximumLength = 300;

/** Tells operators: one JSON line. */
export function report(level: ReportLevel, message: string, fields: ReportFields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message: mask(message), ...fields });
  const write = level === 'fatal' || level === 'error' ? console.error : console.info;
  write(line);
}

function mask(text: string): string {
  return text
    .slice(0, maximumLength)
    .replace(/\d(?:[ -]?\d){9,}/g, '[number]')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]');
}
