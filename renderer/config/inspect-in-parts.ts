import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ConfigTree, type PartReport } from './config-tree';
import { inspectConfig } from './inspect-config';
import type { Inspection } from './inspection';
import { joinReports } from './join-reports';
import { createPartQueue, inspectQueued, type PartQueue } from './part-queue';
import type { ThreadTask } from './part-thread';
import { runAtOnce } from './run-steps';

/** Brands and flows of a part: the thread that ends first waits for the other about half as long as a part takes. */
const partSize = 64;

/** Brands and flows of a tree from which on a second thread is worth its start. */
const fewestForThread = 200;

/** V8 compiles anew what runs often, on the core that the second thread needs; 5,000 brands are not yet enough for that to pay. */
const optimiser = { off: '--no-opt', on: '--opt' };

/** As `inspectConfig`; a large tree is inspected by two threads where there are two cores. For processes that serve nobody meanwhile. */
export async function inspectConfigInParts(root: string): Promise<Inspection> {
  const size = countEntries(path.join(root, 'brands')) + countEntries(path.join(root, 'flows'));
  if (size < fewestForThread || availableParallelism() < 2) return inspectConfig(root);
  setFlagsFromString(optimiser.off);
  try {
    return await inspectWithThread(root, createPartQueue(Math.ceil(size / partSize)));
  } finally {
    // What this process does next it does with one thread.
    setFlagsFromString(optimiser.on);
  }
}

/**
 * As `inspectConfig`, together with a thread. When that one fails, or the tree was changed while it was read, all is inspected
 * here once more: whose answer to believe could not be told.
 *
 * @param script what the thread runs, which only a bundle has
 */
export async function inspectWithThread(
  root: string,
  queue: PartQueue,
  script = new URL('./part-thread.ts', import.meta.url),
): Promise<Inspection> {
  const thread = startThread(script, { root, queue });
  try {
    const tree = new ConfigTree(root);
    const { shared } = tree;
    const told = tree.inspectShared();
    if (!shared) return runAtOnce(joinReports(tree, told, []));
    const reports = inspectQueued(tree, queue);
    if (reports.length < queue.count) reports.push(...(await thread.reports));
    const isWhole = reports.length === queue.count && reports.every((report) => tree.isAbout(shared, report));
    return isWhole ? runAtOnce(joinReports(tree, told, reports)) : inspectConfig(root);
  } finally {
    void thread.stop();
  }
}

function countEntries(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    // Whoever reads it says what is wrong with it.
    return 0;
  }
}

interface PartThread {
  /** None when it fails. */
  reports: Promise<readonly PartReport[]>;
  stop: () => Promise<unknown>;
}

function startThread(script: URL, task: ThreadTask): PartThread {
  try {
    const worker = new Worker(script, { workerData: task });
    const reports = new Promise<PartReport[]>((resolve) => {
      worker.once('message', (json: string) => resolve(JSON.parse(json) as PartReport[]));
      for (const end of ['messageerror', 'error', 'exit']) worker.once(end, () => resolve([]));
    });
    return { reports, stop: () => worker.terminate() };
  } catch {
    // Where no more threads may be started, one has to do.
    return { reports: Promise.resolve([]), stop: async () => undefined };
  }
}
