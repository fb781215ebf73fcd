import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectSplit } from '../testing/inspect-split';
import { type CheckCode, checkTable } from './checks/check-table.generated';
import { makeSample } from './checks/make-sample';
import { ConfigTree } from './config-tree';
import { readCheckPage } from './findings/tell-finding';
import { inspectConfig } from './inspect-config';
import { inspectWithThread } from './inspect-in-parts';
import { createPartQueue } from './part-queue';
import { runAtOnce } from './run-steps';

function makeRoot(changes: CheckSample): string {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

/** All that a report shows. */
function inspectWhole(root: string) {
  const { shared: _, ...inspection } = inspectConfig(root);
  return inspection;
}

const splits = [
  [2, 1],
  [2, 2],
  [3, 2],
  [4, 4],
] as const;

function expectSameInParts(root: string): void {
  const whole = inspectWhole(root);
  for (const [parts, threads] of splits) expect(inspectSplit(root, parts, threads)).toEqual(whole);
}

const copyTo = (id: string): CheckSample[number] => ({ file: `brands/${id}`, copyOf: 'brands/acme' });
const inBrand = (id: string, replace: string, by: string): CheckSample[number] => ({
  file: `brands/${id}/brand.json`,
  replace,
  by,
});

describe('a tree in parts has the findings of the whole, in their order', () => {
  it.each(Object.keys(checkTable) as CheckCode[])('%s', (code) => {
    expectSameInParts(makeRoot(readCheckPage(code).bad));
  });

  it.each<[what: string, changes: CheckSample]>([
    ['copies of a brand on both sides of it', [copyTo('aaa'), copyTo('abc'), copyTo('zzz')]],
    [
      'a flow that brands of all parts name and that is no JSON',
      [copyTo('aaa'), copyTo('zzz'), { file: 'flows/acme.json', text: '{ "id": ' }],
    ],
    [
      'a flow that brands of all parts name and that nobody gets through',
      [copyTo('aaa'), copyTo('zzz'), { file: 'flows/acme.json', replace: '"payment"', by: '"paymnet"' }],
    ],
    [
      'a flow that no brand names and that is too large',
      [{ file: 'flows/zzz.json', text: '{}', size: 1_000_001 }, copyTo('aaa')],
    ],
    ['a brand that cannot be read', [copyTo('aaa'), { file: 'brands/aaa/brand.json', text: '{' }]],
    [
      'a theme over a legacy one that is missing, in each part',
      [
        { file: 'brands/_base/theme.legacy.json', isRemoved: true },
        { file: 'brands/acme/theme.json', text: '{ "legacy": true }' },
        { file: 'brands/beta/theme.json', text: '{ "legacy": true }' },
      ],
    ],
    ['what no brand can be read without', [{ file: 'brands/_base/theme.json', text: '[]' }, copyTo('aaa')]],
    [
      'a flow that is not there, in each part',
      [copyTo('aaa'), copyTo('zzz'), { file: 'flows/acme.json', isRemoved: true }],
    ],
    [
      'order, code, slugs, plans and container of another part',
      [
        inBrand('beta', '"order": 20', '"order": 10'),
        inBrand('beta', '"productSlugs": ["beta"]', '"productSlugs": ["acme"]'),
        inBrand('beta', '"GTM-BETA123"', '"GTM-ACME123"'),
      ],
    ],
    ['no flows', [{ file: 'flows', isRemoved: true }]],
  ])('%s', (_, changes) => {
    const root = makeRoot(changes);
    expect(inspectWhole(root).findings).not.toEqual([]);
    expectSameInParts(root);
  });
});

it.each([
  ['does not start', undefined],
  ['fails', "throw new Error('no memory');\n"],
  ['ends without an answer', ''],
  ['is stopped', 'process.exit(1);\n'],
  [
    'is stopped when it has told of one',
    "import { workerData } from 'node:worker_threads';\nworkerData.reports.postMessage('{}');\nprocess.exit(1);\n",
  ],
])('with a thread that has taken parts and %s nothing is left out', async (_, text) => {
  const root = makeRoot([copyTo('aaa'), copyTo('zzz'), ...readCheckPage('cycle-total').bad]);
  const script = path.join(root, 'thread.mjs');
  if (text !== undefined) writeFileSync(script, text);
  const queue = createPartQueue(4);
  queue.taken[0] = 2;
  const { shared: __, ...inspection } = await inspectWithThread(root, queue, { script: pathToFileURL(script) });
  expect(inspection).toEqual(inspectWhole(root));
});

function listFirstHalf(root: string): readonly string[] {
  const tree = new ConfigTree(root);
  if (!tree.shared) throw new Error('the sample cannot be read');
  return runAtOnce(tree.inspectPart(tree.shared, { index: 0, count: 2 })).names;
}

const nothing = { findings: [], waived: [] };

/** A thread that has taken the first of two parts of a tree, and what it says of it. */
async function inspectWithAnswer(root: string, names: readonly string[]) {
  const script = path.join(root, 'thread.mjs');
  const report = {
    count: 2,
    index: 0,
    names,
    flows: nothing,
    brands: nothing,
    noted: [],
    fileCount: 1_000,
    broken: [],
  };
  writeFileSync(
    script,
    `import { workerData } from 'node:worker_threads';\nworkerData.reports.postMessage('${JSON.stringify(report)}');\n`,
  );
  const queue = createPartQueue(2);
  queue.taken[0] = 1;
  return inspectWithThread(root, queue, { script: pathToFileURL(script) });
}

it('what a thread has answered for is not inspected again', async () => {
  const root = makeRoot([]);
  const { fileCount } = await inspectWithAnswer(root, listFirstHalf(root));
  expect(fileCount).toBeGreaterThan(1_000);
});

it('what a thread says of a tree that was another one then is not believed', async () => {
  const root = makeRoot([]);
  const { shared: _, ...inspection } = await inspectWithAnswer(root, ['aaa', ...listFirstHalf(root)]);
  expect(inspection).toEqual(inspectWhole(root));
});
