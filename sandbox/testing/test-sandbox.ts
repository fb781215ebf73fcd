import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as validators from '../../schemas/generated/api.mjs';
import { type CallId, type Calls, contract } from '../../schemas/generated/contract';
import type { ApiError } from '../../schemas/generated/types';
import type { Validator } from '../../schemas/generated/validator';
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox';
import { copyTemplate } from './template-folder';
import { testCatalogue } from './test-catalogue';

/** Parameters that a test sends with a call. */
interface Sent<Id extends CallId> {
  path?: Record<string, string>;
  query?: Partial<Record<Calls[Id]['params'], string>>;
  body?: unknown;
  key?: string;
}

/** An answer that was validated: by the call's schema for 200, else by the error's. */
export interface Received<Id extends CallId> {
  status: number;
  answer: Calls[Id]['answer'];
  error: ApiError;
  headers: Headers;
}

/** A sandbox in a temporary folder, with a clock that the test advances. */
export interface TestSandbox extends Sandbox {
  folder: string;
  call<Id extends CallId>(id: Id, sent?: Sent<Id>): Promise<Received<Id>>;
  /** Advances the clock. */
  pass(seconds: number): void;
}

/** Opens a sandbox in a copy of an empty database folder: creating one takes seconds. */
export async function openTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = options.dataDir ?? (await copyTemplate());
  const { now = () => new Date() } = options;
  let passed = 0;
  const sandbox = await createSandbox({
    catalogue: testCatalogue(),
    slowAnswerMs: 1_000,
    ...options,
    now: () => new Date(now().getTime() + passed * 1000),
    dataDir: folder,
  });
  return {
    ...sandbox,
    folder,
    pass: (seconds) => {
      passed += seconds;
    },
    call: (id, sent) => callSandbox(sandbox, id, sent),
  };
}

/** A key in the browser's format. */
export const newKey = (): string => randomUUID();

/** Sends one call of the contract and validates the answer. */
export async function callSandbox<Id extends CallId>(
  sandbox: Pick<Sandbox, 'fetch'>,
  id: Id,
  { path: names = {}, query = {}, body, key }: Sent<Id> = {},
): Promise<Received<Id>> {
  const { method, path: pattern, answer } = contract[id];
  const address = pattern.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(names[name] ?? ''));
  const search = new URLSearchParams(query as Record<string, string>);
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const request = new Request(`http://sandbox.invalid${address}?${search}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await sandbox.fetch(request);
  const received: unknown = await response.json();
  const title = response.status === 200 ? answer : 'ApiError';
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: every validator is needed, nothing is to be dropped
  const validate = validators[`validate${title}`] as Validator<unknown>;
  if (title !== 'ProductConfig') expect(validate(received), `${id}: ${JSON.stringify(validate.errors)}`).toBe(true);
  return {
    status: response.status,
    answer: received as Calls[Id]['answer'],
    error: received as ApiError,
    headers: response.headers,
  };
}
