import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { changeValue } from '../../scripts/contract/change-value';
import { formatResults } from '../../scripts/contract/format-results';
import { readValues, type SuiteFile, sandboxValuesFile } from '../../scripts/contract/read-suite';
import { runContract } from '../../scripts/contract/run-contract';
import { type Backend, runSuite } from '../../scripts/contract/run-suite';

const values = readValues(sandboxValuesFile);
const unknownLead = { code: 'lead_not_found', retryable: false, outcome: 'none' };

/** Two cases of an optional call, and one that uses the first answer. */
const file: SuiteFile = {
  id: 'lead',
  title: 'Leads',
  cases: [
    {
      name: 'finds it',
      why: 'It is there.',
      call: 'loadLead',
      path: { leadId: '1' },
      expect: { status: 200 },
      as: 'lead',
    },
    {
      name: 'does not',
      why: 'It is not.',
      call: 'loadLead',
      path: { leadId: '2' },
      expect: { status: 404, code: 'lead_not_found' },
    },
    {
      name: 'reads its plan',
      why: 'It names one.',
      call: 'loadPlanProduct',
      path: { id: '{{lead.planId}}' },
      expect: { status: 200, matches: { '/code': { const: 'WUP' } } },
    },
  ],
};

const lead = { leadId: '1', maskedName: 'Ana P.', maskedEmail: 'a•••@example.com', planType: 'yearly', planId: 'P1' };

const run = (fetch: Backend['fetch']) => runSuite([file], values, { url: 'http://backend.invalid', fetch });

it.each([404, 501])(
  'an optional call that always answers %i is not offered, and what needs it is not run',
  async (status) => {
    const results = await run(async () => Response.json(unknownLead, { status }));
    expect(results.map(({ result }) => result)).toEqual(['not offered', 'not offered', 'not run']);
    expect(formatResults(results)).toMatch(
      /needs \{\{lead\.planId\}\}[\s\S]*\n2 not offered\n1 not run\n0 passed, 0 failed$/,
    );
  },
);

it('an optional call that answers at all has to answer right', async () => {
  const results = await run(async (request) =>
    request.url.endsWith('/1')
      ? Response.json({ ...lead, email: 'ana@example.com' })
      : Response.json(unknownLead, { status: 404 }),
  );
  expect(results.map(({ result }) => result)).toEqual(['failed', 'passed', 'not run']);
  expect(formatResults(results)).toContain('expected additionalProperties {"additionalProperty":"email"}');
});

it('a failed case says what was expected, what came and why it matters', async () => {
  const results = await run(async (request) => {
    if (request.url.endsWith('/1')) return Response.json(lead);
    return request.url.endsWith('/P1/product')
      ? Response.json({ code: 'MS' })
      : new Response('<html>', { status: 502 });
  });
  const reported = formatResults(results);
  expect(reported).toContain('status: expected 404, came 502 <html>');
  expect(reported).toContain('body: expected JSON, came <html>');
  expect(reported).toContain('/code: expected {"const":"WUP"}, came "MS"');
  expect(reported).toContain('why: It names one.');
  expect(reported).toMatch(/\n1 passed, 2 failed$/);
});

it('a backend that cannot be reached fails each case', async () => {
  const [first] = await run(async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  });
  expect(first).toMatchObject({ result: 'failed', problems: [expect.stringContaining('ECONNREFUSED')] });
});

it('a pointer that leads nowhere is reported, not ignored', () => {
  expect(() => changeValue({ a: {} }, { remove: ['/a/b'] })).toThrow(/nothing stands at/);
  expect(() => changeValue({ a: {} }, { set: { '/b/c': 1 } })).toThrow(/nothing stands above/);
});

it('the command runs a file over HTTP with its headers, and exits with 1 when a case failed', async () => {
  const sellers: Record<string, string> = { performance: 'Performance', franchising: 'Franchising' };
  const seen = new Set<string | undefined>();
  const server = createServer(({ url = '', headers }, response) => {
    seen.add(headers.authorization);
    const name = sellers[new URL(url, 'http://localhost').searchParams.get('seller') ?? ''];
    const unknown = { code: 'seller_not_found', retryable: false, outcome: 'none' };
    response.writeHead(name ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(name ? { name, isLiveEnabled: false, account: '' } : unknown));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const reported: string[] = [];
  const runSellers = () =>
    runContract(['--url', url, '--only', 'seller', '--header', 'authorization: Bearer test'], (text) =>
      reported.push(text),
    );
  expect(await runSellers()).toBe(1);
  expect(reported[0]).toMatch(/\n3 passed, 2 failed$/);
  sellers['ana.prado'] = 'Ana Prado';
  expect(await runSellers()).toBe(0);
  expect(reported[1]).toMatch(/\n5 passed, 0 failed$/);
  expect([...seen]).toEqual(['Bearer test']);
});

it.each([
  [['--only', 'nothing'], 'tests/contract has no file "nothing"'],
  [['--url', 'localhost:1'], '--url begins with http:// or https://'],
  [['--url', 'http://localhost:1', '--header', 'secret'], '--header needs a name and a value'],
  [['--values', 'tests/contract/seller.json'], 'seller.json: '],
])('the command refuses the options %j', async (args, message) => {
  await expect(runContract(args, () => undefined)).rejects.toThrow(message);
});
