import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  permissions: Readonly<Record<string, string>>;
  jobs: Readonly<Record<string, Job>>;
}

interface Job {
  permissions: Readonly<Record<string, string>>;
  strategy?: { matrix: { node: readonly string[] } };
  steps: readonly { uses?: string; run?: string; with?: Readonly<Record<string, unknown>> }[];
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file): [file: string, workflow: Workflow] => [
  file,
  parse(readFileSync(`${folder}/${file}`, 'utf8')) as Workflow,
]);
const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(workflows)('%s pins every action to a commit', (_file, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter((action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test.each(workflows)(
  '%s gives a job that runs code of the repository no right to write',
  (_file, { permissions, jobs }) => {
    expect(permissions).toEqual({});
    const withCode = Object.values(jobs).filter(({ steps }) =>
      steps.some(({ run }) => /\b(?:npm|npx)\b/.test(run ?? '')),
    );
    expect(withCode.length).toBeGreaterThan(0);
    for (const job of withCode) {
      expect(job.permissions).toEqual({ contents: 'read' });
      const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false]);
    }
  },
);

test('every npm script of a workflow exists', () => {
  const commands = workflows.flatMap(([, { jobs }]) =>
    Object.values(jobs).flatMap(({ steps }) => [
      ...steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (\S+)/g)]),
    ]),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(([, name = '']) => scripts[name] === undefined)).toEqual([]);
});

test('code is tested on Node 24 and on the oldest Node that package.json allows', () => {
  const [, code] = workflows.find(([file]) => file === 'test.yml') ?? [];
  const job = code?.jobs.test;
  expect(job?.strategy?.matrix.node).toEqual(['24', engines.node.replace('>=', '')]);
  expect(job?.steps.at(-1)?.run).toBe('npm test');
});
