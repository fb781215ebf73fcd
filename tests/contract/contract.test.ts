import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueAt } from '../../catalogue/value-at';
import { loadCatalogue } from '../../checks/load-catalogue';
import { buildSandboxCatalogue } from '../../sandbox/catalogue/build-sandbox-catalogue';
import { magicValues } from '../../sandbox/payments/magic-values';
import { removeFolder } from '../../sandbox/testing/template-folder';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/test-sandbox';
import contractTable from '../../schemas/api/contract.json' with { type: 'json' };
import { type CallId, contract } from '../../schemas/generated/contract';
import type { Resolve } from '../../scripts/contract/fill-text';
import { sandboxBackend } from '../../scripts/contract/open-sandbox-backend';
import { readSuite, readValues, sandboxValuesFile } from '../../scripts/contract/read-suite';
import { type CaseResult, runSuite } from '../../scripts/contract/run-suite';
import { type RightAnswers, recordAnswers, replay } from './deviating-backend';
import { listIdCalls } from './id-calls';
import { readDeviations } from './read-deviations';

const files = readSuite();
const cases = files.flatMap((file) => file.cases);
const values = readValues(sandboxValuesFile);
const deviations = readDeviations();
const calls = Object.keys(contract) as CallId[];
const run = 'test';

interface JsonSchema {
  properties: Record<string, unknown>;
}

const answers: RightAnswers = new Map();
let sandbox: TestSandbox;
let results: CaseResult[];

beforeAll(async () => {
  sandbox = await openTestSandbox({ catalogue: buildSandboxCatalogue(loadCatalogue(process.cwd()), 'test') });
  results = await runSuite(files, values, recordAnswers(sandboxBackend(sandbox), answers), run);
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

/** Names of a deviation in a file: a value, or an answer that a case of the file kept. */
const resolveIn =
  (id: string): Resolve =>
  async (name) => {
    const [first = '', ...rest] = name.split('.');
    const keeper = files.find((file) => file.id === id)?.cases.find((one) => one.as === first);
    const kept = keeper && answers.get(`${id}/${keeper.name}`)?.body;
    const value = kept ? valueAt(kept, rest) : valueAt(values, [first, ...rest]);
    return typeof value === 'string' ? value.replaceAll('{{run}}', run) : value;
  };

describe('the contract suite', () => {
  it('passes against the sandbox, with every case run', () => {
    expect(results.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(results).toHaveLength(cases.length);
  });

  it('passes against the recorded answers of the sandbox', async () => {
    const again = await runSuite(files, values, replay(answers, undefined, resolveIn), run);
    expect(again.filter(({ result }) => result !== 'passed')).toEqual([]);
  });

  it.each(deviations)('finds the deviation of $call: $name', async (deviation) => {
    const concerned = files.filter((file) => file.cases.some(({ call }) => call === deviation.call));
    const changed = new Set<string>();
    const found = await runSuite(concerned, values, replay(answers, deviation, resolveIn, changed), run);
    expect([...changed]).not.toEqual([]);
    expect(found.some(({ call, result }) => call === deviation.call && result === 'failed')).toBe(true);
  });
});

it('the values for the sandbox name each of its cards that is not approved', () => {
  const special = magicValues.filter(({ kind, result }) => kind === 'card' && result !== 'approved');
  expect(special).not.toEqual([]);
  for (const { result, value } of special) expect(valueAt(values.cards, [result, 'number'])).toBe(value);
});

describe('the cases of the contract suite', () => {
  const isDone = ({ expect: { status } }: (typeof cases)[number]) => status === 200;

  it.each(calls)('%s succeeds and fails, and has a deviation', (call) => {
    const own = cases.filter((one) => one.call === call);
    expect(own.filter(isDone).length).toBeGreaterThan(0);
    expect(own.filter((one) => !isDone(one)).length).toBeGreaterThan(0);
    expect(deviations.filter((one) => one.call === call).length).toBeGreaterThan(0);
  });

  it.each(listIdCalls())('%s answers no personal data to an id alone, and has a deviation that does', (call) => {
    const isMasked = ({ never = [] }: { never?: readonly string[] }) =>
      never.some((text) => /\{\{buyer\.|@/.test(text));
    const own = files.filter((file) => file.cases.some((one) => one.call === call && isDone(one)));
    expect(
      own.some((file) => isMasked(file) || file.cases.some((one) => one.call === call && isMasked(one.expect))),
    ).toBe(true);
    const leaks = deviations.filter((one) => one.call === call && JSON.stringify(one.set ?? {}).includes('{{buyer.'));
    expect(leaks).not.toEqual([]);
  });

  it.each(calls.filter((call) => contract[call].params.length > 0))('%s is sent every query parameter', (call) => {
    const sent = new Set(
      cases.filter((one) => one.call === call && isDone(one)).flatMap((one) => Object.keys(one.query ?? {})),
    );
    expect([...contract[call].params].filter((name) => !sent.has(name))).toEqual([]);
  });

  // Both payment calls take the request of spec 3.
  it.each([
    ...calls
      .filter((call) => contract[call].request !== null && !call.startsWith('createPayment'))
      .map((call) => [call]),
    ['createPaymentV2', 'createPaymentV1'] as const,
  ])('%s succeeds with every field of its request', (...same) => {
    const sent = files.flatMap((file) =>
      file.cases
        .filter(({ call }) => same.includes(call))
        .flatMap(({ name }) => answers.get(`${file.id}/${name}`)?.sent ?? []),
    );
    const { request } = contractTable.find(({ id }) => id === same[0]) ?? {};
    const { properties } = JSON.parse(readFileSync(`schemas/api/${request}.schema.json`, 'utf8')) as JsonSchema;
    expect(Object.keys(properties).filter((key) => !sent.includes(key))).toEqual([]);
  });
});
