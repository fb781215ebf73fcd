import type { ConfigTree, PartReport } from './config-tree';
import { runAtOnce } from './run-steps';

/** The parts of a tree, of which threads take one after the other until none is left. */
export interface PartQueue {
  count: number;
  /** How many were taken, in memory that all threads share. */
  taken: Int32Array<SharedArrayBuffer>;
}

export function createPartQueue(count: number): PartQueue {
  return { count, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
}

/** Inspects parts as long as there are some; none of a tree of which no brand can be read. */
export function* inspectQueued(tree: ConfigTree, { count, taken }: PartQueue): Generator<PartReport, void> {
  const { shared } = tree;
  while (shared) {
    const index = Atomics.add(taken, 0, 1);
    if (index >= count) break;
    yield runAtOnce(tree.inspectPart(shared, { index, count }));
  }
}
