import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pointerKeys, valueAt } from '../../catalogue/value-at';
import { generate } from './generate';
import { isObject, type Json } from './schema-walk';
import { closedSchema, makeRepository, smallRepository } from './testing/small-repository';

const call = {
  id: 'createLead',
  method: 'POST',
  path: '/api/v1/lead/{leadId}',
  params: ['business', 'plan'],
  request: 'lead-request',
  answer: 'lead-answer',
  group: 'lead',
  rateLimit: 'lead',
  takesMoney: true,
};

function generateContract(contract: object[]) {
  return generate(
    makeRepository({
      ...smallRepository,
      'schemas/api/contract.json': contract,
      'schemas/api/contract.schema.json': readFileSync(
        new URL('../../schemas/api/contract.schema.json', import.meta.url),
        'utf8',
      ),
      'schemas/api/api-error.schema.json': closedSchema('ApiError', { code: { type: 'string' } }),
      'schemas/api/lead-request.schema.json': closedSchema('LeadRequest', { name: { $ref: './name.schema.json' } }),
      'schemas/api/lead-answer.schema.json': closedSchema('LeadAnswer', {
        flow: { $ref: '../generated/flow.schema.json' },
      }),
      'schemas/api/name.schema.json': { ...closedSchema('Name', {}), description: 'A name.' },
      'schemas/api/unused.schema.json': closedSchema('Unused', {}),
    }),
  );
}

test('the generated contract has every key for every call and names the body types', async () => {
  const { outputs, findings } = await generateContract([
    call,
    { ...call, id: 'loadLead', method: 'GET', params: [], request: undefined },
  ]);
  expect(findings).toEqual([]);
  const contract = outputs.get('schemas/generated/contract.ts') ?? '';
  expect(contract).toContain(`  createLead: {
    path: 'leadId';
    params: 'business' | 'plan';
    request: LeadRequest;
    answer: LeadAnswer;
  };`);
  expect(contract).toMatch(/loadLead: \{\n {4}path: 'leadId';\n {4}params: never;\n {4}request: undefined;/);
  expect(contract).toContain('"request":null');
  expect(contract).toContain('"isCached":false');
});

test('the OpenAPI document contains every schema that a call uses and resolves every reference', async () => {
  const { outputs } = await generateContract([call]);
  const document = JSON.parse(outputs.get('schemas/generated/openapi.json') ?? '') as Json;
  const schemas = valueAt(document, pointerKeys('/components/schemas')) as Json;
  expect(Object.keys(isObject(schemas) ? schemas : {})).toEqual([
    'ApiError',
    'FlagName',
    'Flow',
    'LeadAnswer',
    'LeadRequest',
    'LeadStepProps',
    'Name',
    'PlanChoiceStepProps',
  ]);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(5);
  for (const reference of references) expect(valueAt(document, pointerKeys(reference)), reference).toBeDefined();
  expect(valueAt(document, pointerKeys('/paths/~1api~1v1~1lead~1{leadId}/post/parameters'))).toMatchObject([
    { name: 'leadId', in: 'path' },
    { name: 'business', in: 'query' },
    { name: 'plan', in: 'query' },
    { name: 'Idempotency-Key', in: 'header', required: true },
  ]);
});

test.each([
  ['a duplicate call', [call, call], 'schemas/api/contract.json: "createLead" stands twice'],
  [
    'a duplicate address',
    [call, { ...call, id: 'other' }],
    `schemas/api/contract.json: "POST ${call.path}" stands twice`,
  ],
  [
    'a body without a schema',
    [{ ...call, answer: 'nothing' }],
    'schemas/api/contract.json: "nothing" has no schemas/api/nothing.schema.json',
  ],
  [
    'a call with an invalid HTTP method',
    [{ ...call, method: 'PUT' }],
    'schemas/api/contract.json: /0/method must be equal to one of the allowed values',
  ],
])('the generator reports %s in the contract', async (_name, contract, finding) => {
  const { findings } = await generateContract(contract);
  expect(new Set(findings)).toEqual(new Set([finding]));
});
