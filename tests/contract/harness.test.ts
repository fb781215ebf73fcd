import { expect, it } from 'vitest';
import { changeValue } from '../../scripts/contract/change-value';
import { readValues, type SuiteFile, sandboxValuesFile } from '../../scripts/contract/read-suite';
import { type Backend, runSuite } from '../../scripts/contract/run-suite';
import { tellResults } from '../../scripts/contract/tell-results';

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
    expect(tellResults(results)).toMatch(
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
  expect(tellResults(results)).toContain('expected additionalProperties {"additionalProperty":"email"}');
});

it('a failed case says what was expected, what came and why it matters', async () => {
  const results = await run(async (request) => {
    if (request.url.endsWith('/1')) return Response.json(lead);
    return request.url.endsWith('/P1/product')
      ? Response.json({ code: 'MS' })
      : new Response('<html>', { status: 502 });
  });
  const told = tellResults(results);
  expect(told).toContain('status: expected 404, came 502 <html>');
  expect(told).toContain('body: expected JSON, came <html>');
  expect(told).toContain('/code: expected {"const":"WUP"}, came "MS"');
  expect(told).toContain('why: It names one.');
  expect(told).toMatch(/\n1 passed, 2 failed$/);
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
