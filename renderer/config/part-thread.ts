import { type MessagePort, workerData } from 'node:worker_threads';
import { ConfigTree } from './config-tree';
import { inspectQueued, type PartQueue } from './part-queue';
import { setEngineFor } from './set-engine';

/** What a thread is started with. */
export interface ThreadTask {
  root: string;
  queue: PartQueue;
  /** Takes the report of each part that the thread has taken, as JSON, which is sooner read than objects. */
  reports: MessagePort;
}

setEngineFor('two threads');
const { root, queue, reports } = workerData as ThreadTask;
for (const report of inspectQueued(new ConfigTree(root), queue)) reports.postMessage(JSON.stringify(report));
