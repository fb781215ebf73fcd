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
