import { expect, test } from 'vitest';
import { buildSuiteTable } from '../../scripts/test/suite-table';
import type { SuiteLine } from '../../scripts/test/suites';

const suites = [
  { suite: 'pay', ids: ['PAY-1'], counts: 'payments', day: 2, night: 50, cases: [{ file: 'tests/e2e/pay.e2e.ts' }] },
  { suite: 'ids', ids: ['SEC-8'], counts: 'guesses', day: 0, night: 6, prints: ['tests/e2e/ids.timed.e2e.ts'] },
  { suite: 'half', ids: ['REL-2'], counts: 'journeys', day: 2, night: 4, leastShare: 0.5, prints: ['a.test.ts'] },
];
const line = (changes: Partial<SuiteLine>): SuiteLine => ({
  ...{ suite: 'pay', tried: 2, passed: 2, lost: 0, duplicated: 0, worst_ms: 5, not_run: 0 },
  ...changes,
});
const format = (lines: SuiteLine[], steps = ['e2e', 'timed', 'unit'], isNight = false) =>
  buildSuiteTable(steps, { isNight, suites, lines });

test('the table adds up the lines of a suite, and shows suites that are not due as not run', () => {
  const { table, failures } = format([line({ worst_ms: 9 }), line({}), line({ suite: 'half', passed: 1 })]);
  expect(failures).toEqual([]);
  expect(table.split('\n').map((row) => row.trim().split(/ {2,}/))).toEqual([
    ['id', 'suite', 'tried', 'passed', 'lost', 'duplicated', 'worst ms', 'not run', 'state'],
    ['PAY-1', 'pay', '4', '4', '0', '0', '9', '0', 'ok'],
    ['SEC-8', 'ids', '–', '–', '–', '–', '–', '–', 'not run'],
    ['REL-2', 'half', '2', '1', '0', '0', '5', '0', 'ok'],
  ]);
});

test.each([
  ['not run', 'every case was skipped', [line({ tried: 0, passed: 0, not_run: 20 })]],
  ['ok, 3 not run', 'a part was skipped', [line({}), line({ tried: 0, passed: 0, not_run: 3 })]],
  ['failed', 'a run case failed beside a skipped one', [line({ passed: 1, not_run: 3 })]],
])('the state of a suite is "%s" when %s', (state, _, lines) => {
  expect(format(lines).table.split('\n')[1]?.trim().split(/ {2,}/).at(-1)).toBe(state);
});

test('a run of one step shows its suites alone', () => {
  const { table, failures } = format([line({})], ['e2e']);
  expect(failures).toEqual([]);
  expect(table).toContain('pay');
  expect(table).not.toMatch(/ids|half/);
  expect(format([], ['types']).table).toBe('');
});

test.each([
  ['printed nothing', [], false, 'it printed no line'],
  ['tried too little by day', [line({ tried: 1, passed: 1 })], false, '1 cases instead of at least 2'],
  ['tried as much as by day at night', [line({})], true, '2 cases instead of at least 50'],
  ['lost a payment', [line({ lost: 1 })], false, '1 lost, 0 duplicated'],
  ['charged twice', [line({ duplicated: 2 })], false, '0 lost, 2 duplicated'],
  ['had a case that failed', [line({ passed: 1 })], false, '1 of 2 passed'],
])('a suite fails that has %s', (_, lines, isNight, reported) => {
  expect(format(lines, ['e2e'], isNight).failures).toContain(`suite pay (PAY-1): ${reported}`);
});
