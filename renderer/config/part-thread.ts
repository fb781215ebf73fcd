import { parentPort, workerData } from 'node:worker_threads';
import { ConfigTree } from './config-tree';
import { inspectQueued, type PartQueue } from './part-queue';

/** What a thread is started with; it answers with the reports of the parts that it has taken, as JSON, which is sooner read than objects. */
export interface ThreadTask {
  root: string;
  queue: PartQueue;
}

const { root, queue } = workerData as ThreadTask;
parentPort?.postMessage(JSON.stringify(inspectQueued(new ConfigTree(root), queue)));
