import { isDeepStrictEqual } from 'node:util';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import { pointerKeys, valueAt } from '../../catalogue/value-at';
import { validatorOf } from '../../schemas/api/validator-of';
import { validateApiError } from '../../schemas/generated/api.mjs';
import { type CallId, contract } from '../../schemas/generated/contract';
import type { ContractExpectation } from '../../schemas/generated/types';

/** An answer as it came. */
export interface ReceivedAnswer {
  status: number;
  text: string;
}

const ajv = new Ajv2020({ strict: false });
/** Compiled schemas of cases, by their text: a filled case is a new object each time. */
const compiled = new Map<string, ValidateFunction>();
/** Shorter digits occur in amounts and times by chance. */
const fewestDigits = 8;

/** Differences between an answer and what was expected, each in a line: what was expected, and what came. */
export function checkAnswer(call: CallId, expect: ContractExpectation, { status, text }: ReceivedAnswer): string[] {
  const statuses = [expect.status].flat();
  const isRight = statuses.some((one) => one === status || (one === 200 && isDone(status)));
  const problems = isRight ? [] : [`status: expected ${statuses.join(' or ')}, came ${status} ${shorten(text)}`];
  problems.push(...findTexts(expect.never ?? [], text));
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return [...problems, `body: expected JSON, came ${shorten(text)}`];
  }
  problems.push(...judgeShape(call, status, answer));
  // Values of another answer say no more than its status.
  if (!isRight) return problems;
  return [...problems, ...judgeValues(expect, answer)];
}

function judgeShape(call: CallId, status: number, answer: unknown): string[] {
  const name = isDone(status) ? contract[call].answer : 'ApiError';
  const validate = isDone(status) ? validatorOf(contract[call].answer) : validateApiError;
  if (validate(answer)) return [];
  const at = (pointer: string) => valueAt(answer, pointerKeys(pointer));
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) =>
      `shape ${name}: ${instancePath || '/'}: expected ${keyword} ${JSON.stringify(params)}, came ${formatValue(at(instancePath))}`,
  );
}

function judgeValues({ code, equals = {}, matches = {}, absent = [] }: ContractExpectation, answer: unknown): string[] {
  const at = (pointer: string) => valueAt(answer, pointerKeys(pointer));
  const wanted = { ...(code === undefined ? {} : { '/code': code }), ...equals };
  return [
    ...Object.entries(wanted)
      .filter(([pointer, value]) => !isDeepStrictEqual(at(pointer), value))
      .map(([pointer, value]) => `${pointer}: expected ${formatValue(value)}, came ${formatValue(at(pointer))}`),
    ...Object.entries(matches)
      .filter(([pointer, schema]) => at(pointer) === undefined || !satisfies(schema, at(pointer)))
      .map(
        ([pointer, schema]) => `${pointer || '/'}: expected ${formatValue(schema)}, came ${formatValue(at(pointer))}`,
      ),
    ...absent
      .filter((pointer) => at(pointer) !== undefined)
      .map((pointer) => `${pointer}: expected nothing, came ${formatValue(at(pointer))}`),
  ];
}

function satisfies(schema: object, value: unknown): boolean {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile(schema);
  compiled.set(text, validate);
  return validate(value);
}

/** Texts that an answer must not hold. The message repeats the text, which the suite itself sent. */
function findTexts(texts: readonly string[], answer: string): string[] {
  const folded = answer.toLowerCase();
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  const isHeld = (text: string) => {
    const number = digits(text);
    const isNumber = number.length >= fewestDigits && /^[\d\s()+./-]+$/.test(text);
    return folded.includes(text.toLowerCase()) || (isNumber && answer.includes(number));
  };
  return texts.filter(isHeld).map((text) => `body: expected no ${formatValue(text)}, came ${shorten(answer)}`);
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

const formatValue = (value: unknown): string => (value === undefined ? 'nothing' : shorten(JSON.stringify(value)));

function shorten(text: string): string {
  const most = 300;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
