import { ConfigTree, type PartReport } from '../config/config-tree';
import type { Inspection } from '../config/inspection';
import { joinReports } from '../config/join-reports';
import { runAtOnce } from '../config/run-steps';

/** What is found in a tree that is cut into parts, each of them inspected by the next of some threads, the last part first. */
export function inspectSplit(root: string, partCount: number, threadCount: number): Omit<Inspection, 'shared'> {
  const own = new ConfigTree(root);
  const threads = [own, ...Array.from({ length: threadCount - 1 }, () => new ConfigTree(root))];
  const told = own.inspectShared();
  const reports: PartReport[] = [];
  for (let index = partCount - 1; index >= 0; index -= 1) {
    const tree = threads[index % threadCount] ?? own;
    if (!tree.shared) continue;
    const report = runAtOnce(tree.inspectPart(tree.shared, { index, count: partCount }));
    // As what goes from thread to thread is.
    reports.push(JSON.parse(JSON.stringify(report)) as PartReport);
  }
  const { shared: _, ...inspection } = runAtOnce(joinReports(own, told, reports));
  return inspection;
}
