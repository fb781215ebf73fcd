/** Spec 8: fatal and error need an operator now; warning and lower are for later. */
export type ReportLevel = 'fatal' | 'error' | 'warning' | 'info' | 'debug';

/** Fields of a report: names and numbers from our code. Never a body, a query or a buyer's input. */
export interface ReportFields {
  /** Part that failed, such as `plans`, `render`, `sandbox`. */
  area: string;
  /** Code or name of the error. */
  code?: string;
  /** Name of the contract's call that failed, such as `createLead`. */
  call?: string;
  /** Reference code shown to the buyer. */
  reference?: string;
  status?: number;
  milliseconds?: number;
}

/** Longest text in a report, and the part of a text that is read. */
const maximumLength = 300;
const maximumRead = 2_000;

/** Writes one JSON line for operators. It contains only the fields named here; texts are masked and cut. */
export function report(level: ReportLevel, message: string, fields: ReportFields): void {
  const { area, code, call, reference, status, milliseconds } = fields;
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    message: mask(message),
    area: mask(area),
    code: code === undefined ? undefined : mask(code),
    call: call === undefined ? undefined : mask(call),
    reference: reference === undefined ? undefined : mask(reference),
    status,
    milliseconds,
  });
  const write = level === 'fatal' || level === 'error' ? console.error : console.info;
  write(line);
}

/** Masks card, document and phone numbers, and e-mails. Runs before the cut, which could split them. */
function mask(text: string): string {
  return text
    .slice(0, maximumRead)
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/[+(]?\d(?:[ .()/-]{0,2}\d){8,}/g, '[number]')
    .slice(0, maximumLength);
}
