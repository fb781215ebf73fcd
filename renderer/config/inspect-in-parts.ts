import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { ConfigTree, type PartReport } from './config-tree';
import { type InspectionOptions, inspectConfig } from './inspect-config';
import type { Inspection } from './inspection';
import type { InspectionCache } from './inspection-cache';
import { joinReports } from './join-reports';
import { createPartQueue, inspectQueued, type PartQueue } from './part-queue';
import type { ThreadTask } from './part-thread';
import { runAtOnce } from './run-steps';
import { setEngineFor } from './set-engine';

/** Brands and flows of a part: the thread that ends first waits for the other about half as long as a part takes. */
const partSize = 96;

/** Brands and flows of a tree from which on a second thread is worth its start. */
const fewestForThread = 200;

/**
 * As `inspectConfig`; of a large tree only what the cache does not know, by two threads where that is much and there are two
 * cores. For processes that serve nobody meanwhile.
 */
export async function inspectConfigInParts(root: string, cache?: InspectionCache): Promise<Inspection> {
  const size = countEntries(path.join(root, 'brands')) + countEntries(path.join(root, 'flows'));
  if (size < fewestForThread) return inspectConfig(root);
  const onReports: InspectionOptions['onReports'] = (tree, reports) => cache?.note(tree, reports);
  const known = cache?.findKnown();
  const isMostKnown = known && size - known.flows.size - known.brands.size < fewestForThread;
  if (isMostKnown) return inspectConfig(root, { known, onReports });
  if (availableParallelism() < 2) return inspectConfig(root, { onReports });
  return inspectWithThread(root, createPartQueue(Math.ceil(size / partSize)), { onReports });
}

/**
 * As `inspectConfig`, together with a thread. When that one fails, or the tree was changed while it was read, all is inspected
 * here once more: whose answer to believe could not be told.
 *
 * @param script what the thread runs, which only a bundle has
 * @param onReports told what was inspected
 */
export async function inspectWithThread(
  root: string,
  queue: PartQueue,
  {
    script = new URL('./part-thread.ts', import.meta.url),
    onReports,
  }: { script?: URL } & Pick<InspectionOptions, 'onReports'> = {},
): Promise<Inspection> {
  const thread = startThread(script, { root, queue });
  try {
    const tree = new ConfigTree(root);
    const { shared } = tree;
    const told = tree.inspectShared();
    if (!shared) return runAtOnce(joinReports(tree, told, []));
    const reports: PartReport[] = [];
    for (const report of inspectQueued(tree, queue)) reports.push(report, ...thread.take());
    const left = queue.count - reports.length;
    if (left > 0) reports.push(...(await thread.takeLast(left)));
    const isWhole = reports.length === queue.count && reports.every((report) => tree.isAbout(report));
    if (!isWhole) return inspectConfig(root, { onReports });
    onReports?.(tree, reports);
    return runAtOnce(joinReports(tree, told, reports));
  } finally {
    await thread.stop();
    // The thread has set it for two, and what this process does next it does with one.
    setEngineFor('one thread');
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
  /** Reports that have come since it was last asked. */
  take: () => PartReport[];
  /** The next so many reports; fewer when the thread fails. */
  takeLast: (count: number) => Promise<PartReport[]>;
  stop: () => Promise<unknown>;
}

function startThread(script: URL, task: Omit<ThreadTask, 'reports'>): PartThread {
  const { port1: port, port2: reports } = new MessageChannel();
  try {
    const workerData: ThreadTask = { ...task, reports };
    const worker = new Worker(script, { workerData, transferList: [reports] });
    const end = new Promise<void>((resolve) => {
      for (const event of ['error', 'exit']) worker.once(event, resolve);
    });
    return {
      take: () => takeReports(port),
      takeLast: (count) => takeLastReports(port, count, end),
      stop: () => worker.terminate(),
    };
  } catch {
    // Where no more threads may be started, one has to do.
    return { take: () => [], takeLast: async () => [], stop: async () => port.close() };
  }
}

function takeReports(port: MessagePort): PartReport[] {
  const reports: PartReport[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    reports.push(JSON.parse(next.message as string) as PartReport);
  }
  return reports;
}

/** @param end of the thread, after which what it has told may still wait at the port */
function takeLastReports(port: MessagePort, count: number, end: Promise<void>): Promise<PartReport[]> {
  return new Promise((resolve) => {
    const reports: PartReport[] = [];
    port.on('message', (json: string) => {
      reports.push(JSON.parse(json) as PartReport);
      if (reports.length === count) resolve(reports);
    });
    void end.then(() => resolve([...reports, ...takeReports(port)]));
  });
}
