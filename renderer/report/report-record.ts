import { mask, maskForeign } from './mask';
import { readStack, type StackFrame } from './read-stack';

/** Spec 8: fatal and error need an operator now; warning and lower are for later. */
export type ReportLevel = 'fatal' | 'error' | 'warning' | 'info' | 'debug';

/** Fields of a report: names and numbers from our code. Never a body, a query or a buyer's input. */
export interface ReportFields {
  /** Part that failed, such as `plans`, `render`, `sandbox`. */
  area: string;
  /** Code or name of the error. */
  code?: string | undefined;
  /** Name of the contract's call that failed, such as `createLead`. */
  call?: string | undefined;
  /** Reference code shown to the buyer. */
  reference?: string | undefined;
  status?: number | undefined;
  milliseconds?: number | undefined;
}

/** A report as it leaves this process: only these fields, masked and cut. */
export interface ReportRecord extends ReportFields {
  /** ISO 8601. */
  time: string;
  level: ReportLevel;
  message: string;
  /** Mark of a browser's record: anybody can send one. */
  side?: 'browser';
  /** Mark of the client that sent it. */
  client?: string;
  /** Class and masked message of the error behind it, and of its causes. */
  error?: string | undefined;
  /** Places in the code, the innermost first; made on the server. */
  stack?: readonly string[] | undefined;
}

export const reportLevels: readonly ReportLevel[] = ['fatal', 'error', 'warning', 'info', 'debug'];

/** Counted event; labels are names of ours. */
export interface Count {
  name: 'failed-requests' | 'pages' | 'payments';
  labels: Readonly<Record<string, string | number>>;
}

const mostCauses = 3;

/** Builds a record from the listed fields only. */
export function buildRecord(
  level: ReportLevel,
  message: string,
  { area, code, call, reference, status, milliseconds }: ReportFields,
  error?: unknown,
): ReportRecord {
  return {
    time: new Date().toISOString(),
    level,
    message: mask(message),
    area: mask(area),
    code: maskIfThere(code),
    call: maskIfThere(call),
    reference: maskIfThere(reference),
    status,
    milliseconds,
    ...readParts(error),
  };
}

/** Never throws: libraries put anything into an error, and a report that fails in turn would end the process. */
function readParts(error: unknown): Pick<ReportRecord, 'error' | 'stack'> {
  try {
    return {
      error: error === undefined ? undefined : describeError(error),
      // A browser's console needs none, and its bundle is the smaller for it.
      stack: typeof window === 'undefined' && error instanceof Error ? readStack(error).map(formatFrame) : undefined,
    };
  } catch {
    return { error: 'unreadable error' };
  }
}

/** `TypeError: …`, with the causes after it; another thrown value says only that it is none. */
function describeError(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return 'no error object';
  const { cause } = error;
  const behind = cause instanceof Error && depth < mostCauses ? ` ← ${describeError(cause, depth + 1)}` : '';
  return `${nameOf(error)}: ${maskForeign(String(error.message))}${behind}`;
}

/** Class of an error; anything else in its place is dropped. */
export function nameOf(error: Error): string {
  const name = String(error.name);
  return /^\w{1,40}$/.test(name) && !/\d{3}/.test(name) ? name : 'Error';
}

function formatFrame({ function: name, file, line, column }: StackFrame): string {
  return `${name} (${file}:${line}:${column})`;
}

function maskIfThere(text: string | undefined): string | undefined {
  return text === undefined ? undefined : mask(text);
}
