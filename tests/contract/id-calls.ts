import { readFileSync } from 'node:fs';
import contractTable from '../../schemas/api/contract.json' with { type: 'json' };
import type { CallId } from '../../schemas/generated/contract';

/** Names of an id that opens a person's lead, payment, invoice, subscription or contract. */
const idNames = ['leadId', 'sfLeadId', 'invoiceId', 'subscriptionId', 'token'];
const idPaths = /\/(?:invoice|subscription)\/\{id\}|\/contract$/;

/** Calls of the contract that such an id alone opens. */
export function listIdCalls(): CallId[] {
  const found = contractTable.filter(({ path, params, request }) => {
    const names = [...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name), ...params, ...fieldsOf(request)];
    return idPaths.test(path) || names.some((name) => idNames.includes(name ?? ''));
  });
  return found.map(({ id }) => id as CallId);
}

/** The v1 payment takes the request of the v2 one. */
function fieldsOf(request: string | undefined): string[] {
  if (request === undefined) return [];
  const schema = readFileSync(`schemas/api/${request}.schema.json`, 'utf8');
  const base = /"\.\/([\w-]+-request)\.schema\.json"/.exec(schema)?.[1];
  return [...Object.keys((JSON.parse(schema) as { properties?: object }).properties ?? {}), ...fieldsOf(base)];
}
