import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ConfigTree, type PartReport, type TreePart } from './config-tree';
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
const withoutOptimiser = '--no-opt';

/** As `inspectConfig`; a large tree is inspected by two threads where there are two cores. For processes that do nothing else. */
export async function inspectConfigInParts(root: string): Promise<Inspection> {
  const size = countEntries(path.join(root, 'brands')) + countEntries(path.join(root, 'flows'));
  if (size < fewestForThread || availableParallelism() < 2) return inspectConfig(root);
  setFlagsFromString(withoutOptimiser);
  return inspectWithThread(root, createPartQueue(Math.ceil(size / partSize)));
}

/**
 * As `inspectConfig`, together with a thread. What that one has taken and does not answer for is inspected here.
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
    if (!shared) return joinReports(tree, told, []);
    const reports = inspectQueued(tree, queue);
    if (reports.length < queue.count) reports.push(...(await thread.reports));
    for (const part of listUnreported(reports, queue)) reports.push(runAtOnce(tree.inspectPart(shared, part)));
    return joinReports(tree, told, reports);
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

/** A thread that takes parts; it has no reports when it fails, for then it could not be told which to believe. */
function startThread(script: URL, task: ThreadTask): { reports: Promise<PartReport[]>; stop: () => Promise<number> } {
  const worker = new Worker(script, { workerData: task });
  const reports = new Promise<PartReport[]>((resolve) => {
    worker.once('message', (json: string) => resolve(JSON.parse(json) as PartReport[]));
    for (const end of ['messageerror', 'error', 'exit']) worker.once(end, () => resolve([]));
  });
  return { reports, stop: () => worker.terminate() };
}

function listUnreported(reports: readonly PartReport[], { count }: PartQueue): TreePart[] {
  const reported = new Set(reports.map(({ index }) => index));
  const parts = Array.from({ length: count }, (_, index) => ({ index, count }));
  return parts.filter(({ index }) => !reported.has(index));
}
