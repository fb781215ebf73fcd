import { HEADER, literalUnion, sorted } from './names';
import { bodySchema, bodyType, type Call, pathParams, readContract } from './read-contract';
import type { SchemaFile, Sources } from './read-sources';

/**
 * `schemas/generated/contract.ts`: a typed table of the contract's calls. Every entry has every key, so that generic
 * code needs no `in`.
 */
export function buildContract(sources: Sources, files: readonly SchemaFile[]): string {
  const calls = readContract(sources);
  const types = sorted(new Set(calls.flatMap((call) => bodyTypes(call, files))));
  const importTypes =
    types.length > 0 ? `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './types';\n` : '';
  return `${HEADER}${importTypes}
/** A call's name in code. */
export type CallId = keyof Calls;

/** Types of each call: path parameters, query parameters, request body and answer. */
export interface Calls {
${calls.map((call) => callType(call, files)).join('')}}

/** The calls of the contract. \`request\` and \`answer\` are titles of schemas: \`validate<title>\` in ./api.mjs checks them. */
export const contract = {
${calls.map((call) => callEntry(call, files)).join('')}} as const;
`;
}

/** `schemas/generated/call-routes.ts`: route and required answer keys of each call, for the browser. */
export function buildCallRoutes(sources: Sources, files: readonly SchemaFile[]): string {
  const routes = readContract(sources).map(({ id, method, path, answer }) => {
    const { required = [] } = bodySchema(answer, files).schema as { required?: string[] };
    return `  ${id}: ${JSON.stringify([method, path, ...required])},\n`;
  });
  return `${HEADER}import type { CallId } from './contract';

/**
 * Method and path of each call, then the keys that its answer always has. The browser needs no more of the contract.
 */
export const callRoutes: Readonly<Record<CallId, readonly [method: string, path: string, ...answerKeys: string[]]>> = {
${routes.join('')}};
`;
}

function bodyTypes(call: Call, files: readonly SchemaFile[]): string[] {
  return [bodyType(call.request, files), bodyType(call.answer, files)].filter((type) => type !== undefined);
}

function callType(call: Call, files: readonly SchemaFile[]): string {
  return `  ${call.id}: {
    path: ${literalUnion(pathParams(call.path))};
    params: ${literalUnion(call.params)};
    request: ${bodyType(call.request, files) ?? 'undefined'};
    answer: ${bodyType(call.answer, files)};
  };
`;
}

function callEntry(call: Call, files: readonly SchemaFile[]): string {
  const entry = {
    method: call.method,
    path: call.path,
    pathParams: pathParams(call.path),
    params: call.params,
    request: bodyType(call.request, files) ?? null,
    answer: bodyType(call.answer, files) ?? null,
    group: call.group,
    rateLimit: call.rateLimit,
    takesMoney: call.takesMoney ?? false,
    isCached: call.isCached ?? false,
    isWhole: call.isWhole ?? false,
    isOptional: call.optional ?? false,
  };
  return `  ${call.id}: ${JSON.stringify(entry)},\n`;
}
