import type { ConfigFinding } from '../catalogue/findings/config-finding';
import type { SharedSubject } from '../catalogue/subject';

/** A config tree and its findings. */
export interface Inspection {
  /** In the order of the tree; errors and warnings, without those that are waived. */
  findings: readonly ConfigFinding[];
  fileCount: number;
  /** Files that cannot be used: not all rules have looked at them, nor at what uses them. */
  broken: ReadonlySet<string>;
  /** Undefined when a shared file is missing without which no brand can be read. */
  shared: SharedSubject | undefined;
}
