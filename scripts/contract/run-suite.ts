import { randomUUID } from 'node:crypto';
import { valueAt } from '../../catalogue/value-at';
import { type CallId, contract } from '../../schemas/generated/contract';
import type { CardData, CardToken, ContractValues } from '../../schemas/generated/types';
import { changeValue } from './change-value';
import { checkAnswer, type ReceivedAnswer } from './check-answer';
import { fill, type Resolve, UnknownValueError } from './fill-text';
import type { SuiteCase, SuiteFile } from './read-suite';

/** Kinds of codes that reach a person. */
export type CodeKind = keyof ContractValues['code'];

/** Backend under test. */
export interface Backend {
  /** Origin and path before `/api`. */
  url: string;
  /** Sends a request. It is told the case, so that a test can answer by it. */
  fetch(request: Request, at: { file: string; case: SuiteCase }): Promise<Response>;
  /** Reads the last code that was sent; undefined when it cannot. */
  readCode?(kind: CodeKind): Promise<string | undefined>;
  /** Makes a token for a card, as a page does; undefined when it cannot. */
  makeToken?(card: CardData): Promise<CardToken | undefined>;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** Result of a case. `not run`: a value is missing. `not offered`: the call is optional and absent, or not in `accepts`. */
export interface CaseResult {
  file: string;
  name: string;
  why: string;
  call: CallId;
  result: 'passed' | 'failed' | 'not run' | 'not offered';
  /** Status of the answer; undefined when there was none. */
  status?: number | undefined;
  /** Difference between the expected answer and the one received. */
  problems: string[];
}

/** Answers of an absent call. */
const absentStatuses: readonly (number | undefined)[] = [404, 501];

/**
 * Runs the cases of each file in order.
 *
 * @param run replaces `{{run}}`: no other run against the same data has it
 */
export async function runSuite(
  files: readonly SuiteFile[],
  values: ContractValues,
  backend: Backend,
  run = randomUUID().slice(0, 8),
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const file of files) results.push(...(await runFile(file, values, backend, run)));
  return markAbsent(results);
}

async function runFile(file: SuiteFile, values: ContractValues, backend: Backend, run: string): Promise<CaseResult[]> {
  const answers: Record<string, unknown> = {};
  const resolve = createResolve(file, values, answers, backend, run);
  const results: CaseResult[] = [];
  for (const one of file.cases) {
    const base = { file: file.id, name: one.name, why: one.why, call: one.call };
    const { accepts = [] } = Object(answers.config) as { accepts?: readonly string[] };
    if (one.accepts && !accepts.includes(one.accepts)) {
      results.push({ ...base, result: 'not offered', problems: [] });
      continue;
    }
    try {
      const never = [...(file.never ?? []), ...(one.expect.never ?? [])];
      const filled = await fill({ ...one, expect: { ...one.expect, never } }, resolve);
      const answer = await send(filled, file.id, backend);
      const problems = checkAnswer(one.call, filled.expect, answer);
      if (one.as !== undefined && problems.length === 0) answers[one.as] = JSON.parse(answer.text);
      results.push({ ...base, result: problems.length === 0 ? 'passed' : 'failed', status: answer.status, problems });
    } catch (error) {
      if (error instanceof UnknownValueError) {
        results.push({ ...base, result: 'not run', problems: [error.message] });
      } else {
        const text = error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);
        results.push({ ...base, result: 'failed', problems: [`expected an answer, came none: ${text}`] });
      }
    }
  }
  return results;
}

/** Names in a file: `run`, `key.*`, `code.*`, kept answers, those of `let`, then the values. */
function createResolve(
  { let: shared = {} }: SuiteFile,
  values: ContractValues,
  answers: Readonly<Record<string, unknown>>,
  { readCode, makeToken }: Backend,
  run: string,
): Resolve {
  const keys = new Map<string, string>();
  const tokens = new Map<string, CardToken | undefined>();
  const resolve: Resolve = async (name) => {
    if (name === 'run') return run;
    const [first = '', ...rest] = name.split('.');
    if (first === 'key') {
      const key = keys.get(name) ?? randomUUID();
      keys.set(name, key);
      return key;
    }
    if (first === 'token') {
      const card = valueAt(values.cards, rest.slice(0, 1)) as CardData;
      const token = tokens.get(name) ?? (await makeToken?.(card));
      tokens.set(name, token);
      return token;
    }
    if (first === 'code') {
      const kind = rest[0] as CodeKind;
      return values.code[kind] ?? (await readCode?.(kind));
    }
    if (Object.hasOwn(answers, first)) return valueAt(answers, [first, ...rest]);
    return fill(valueAt(Object.hasOwn(shared, first) ? shared : values, [first, ...rest]), resolve);
  };
  return resolve;
}

async function send(filled: SuiteCase, file: string, backend: Backend): Promise<ReceivedAnswer> {
  const { call, path = {}, query = {}, headers = {}, text } = filled;
  const body = changeValue(filled.body, { set: filled.change, remove: filled.without });
  const { method, path: pattern } = contract[call];
  const address = pattern.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(`${backend.url}${address}${search && `?${search}`}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...backend.headers,
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
    redirect: 'manual',
    // The time limit of every call (spec 9).
    signal: AbortSignal.timeout(60_000),
  });
  const response = await backend.fetch(request, { file, case: filled });
  return { status: response.status, text: await response.text() };
}

/** An optional call that answers nothing but 404 and 501 is not offered, which is no failure. */
function markAbsent(results: readonly CaseResult[]): CaseResult[] {
  const isAbsent = (call: CallId) => {
    const sent = results.filter((one) => one.call === call && one.result !== 'not run');
    return contract[call].isOptional && sent.every(({ status }) => absentStatuses.includes(status));
  };
  return results.map((one) => (isAbsent(one.call) ? { ...one, result: 'not offered', problems: [] } : one));
}
