import type { ConfigFinding } from '../catalogue/findings/config-finding';
import type { SharedSubject } from '../catalogue/subject';

/** A config tree and its findings. */
export interface Inspection {
  /** Errors and warnings in tree order, without waived ones. */
  findings: readonly ConfigFinding[];
  fileCount: number;
  /** Invalid files. Some rules skip them and the files that use them. */
  broken: ReadonlySet<string>;
  /** Undefined when a shared file that every brand needs is missing. */
  shared: SharedSubject | undefined;
}
