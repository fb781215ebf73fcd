import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { makeSample } from '../../renderer/config/checks/make-sample';
import { ConfigTree, type PartReport } from '../../renderer/config/config-tree';
import { readCheckPage } from '../../renderer/config/findings/tell-finding';
import { inspectConfig } from '../../renderer/config/inspect-config';
import { joinReports } from '../../renderer/config/join-reports';
import { createPartQueue } from '../../renderer/config/part-queue';
import type { ThreadTask } from '../../renderer/config/part-thread';
import { runAtOnce } from '../../renderer/config/run-steps';
import { inspectSplit } from '../../renderer/testing/inspect-split';
import { bundleScript } from '../../scripts/setup/bundle-script.mjs';
import { restoreSample, withSampleCatalogue } from './sample-catalogue';
import { mistakes } from './score-mistakes';
import { seedMistake } from './seed-mistake';

function inspectWhole(root: string) {
  const { shared: _, ...inspection } = inspectConfig(root);
  return inspection;
}

test('every mistake is told the same when another thread inspects each brand', () => {
  withSampleCatalogue((root) => {
    for (const mistake of mistakes) {
      seedMistake(root, mistake);
      const whole = inspectWhole(root);
      for (const partCount of [2, 3]) expect(inspectSplit(root, partCount, 2), mistake.name).toEqual(whole);
      restoreSample(root);
    }
  });
}, 120_000);

/** The reports of a thread that does it all. */
function inspectInThread(script: string, task: Omit<ThreadTask, 'reports'>): Promise<PartReport[]> {
  const { port1: port, port2: reports } = new MessageChannel();
  onTestFinished(() => port.close());
  return new Promise((resolve, reject) => {
    const told: PartReport[] = [];
    port.on('message', (json: string) => {
      told.push(JSON.parse(json) as PartReport);
      if (told.length === task.queue.count) resolve(told);
    });
    const workerData: ThreadTask = { ...task, reports };
    const worker = new Worker(pathToFileURL(script), { workerData, transferList: [reports] });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the thread has ended with ${code}`));
    });
  });
}

test('what a thread of the command finds is what is found without it', async () => {
  const mistaken = (['order-duplicate', 'flow-unknown', 'plan-shared', 'todo-left'] as const).map(readCheckPage);
  const root = makeSample(mistaken.flatMap(({ bad }) => bad));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const whole = inspectWhole(root);
  expect(whole.findings.length).toBeGreaterThanOrEqual(mistaken.length);
  const tree = new ConfigTree(root);
  const told = tree.inspectShared();
  const command = await bundleScript('scripts/guiche/frame/run-command-line.ts');
  const script = path.join(path.dirname(command), 'renderer-config-part-thread.cjs');
  const reports = await inspectInThread(script, { root, queue: createPartQueue(3) });
  const { shared: _, ...inspection } = runAtOnce(joinReports(tree, told, reports));
  expect(inspection).toEqual(whole);
});
