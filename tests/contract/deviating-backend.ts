import { changeValue } from '../../scripts/contract/change-value';
import { fill, type Resolve } from '../../scripts/contract/fill-text';
import type { SuiteCase } from '../../scripts/contract/read-suite';
import type { Backend } from '../../scripts/contract/run-suite';
import type { Deviation } from './read-deviations';

/** An answer of a backend that does everything right. */
interface RightAnswer {
  status: number;
  body: unknown;
  /** Keys of the request's body. */
  sent?: readonly string[];
}

/** Right answers by case. */
export type RightAnswers = Map<string, RightAnswer>;

const keyOf = (file: string, name: string): string => `${file}/${name}`;

/** The code that `replay` says was sent. */
const anyCode = '123456';

/** A backend that keeps the answers of another one. */
export function recordAnswers(backend: Backend, answers: RightAnswers): Backend {
  return {
    ...backend,
    async fetch(request, at) {
      const body = await request.clone().text();
      const response = await backend.fetch(request, at);
      const sent = response.ok && body ? Object.keys(JSON.parse(body) as object) : [];
      answers.set(keyOf(at.file, at.case.name), {
        status: response.status,
        body: await response.clone().json(),
        sent,
      });
      return response;
    },
  };
}

/** A backend that repeats kept answers, with one mistake. `changed` receives the cases whose answer it changes. */
export function replay(
  answers: RightAnswers,
  deviation: Deviation | undefined,
  resolveIn: (file: string) => Resolve,
  changed: Set<string> = new Set(),
): Backend {
  return {
    url: 'http://backend.invalid',
    readCode: async () => anyCode,
    makeToken: async ({ company }) => ({ token: 'any', company, last4: '1111', provider: 'pagarme' }),
    async fetch(_request, { file, case: one }) {
      const right = answers.get(keyOf(file, one.name));
      if (!right) throw new Error(`no answer was kept for ${one.name}`);
      if (!deviation || !concerns(deviation, one, right.status)) return answer(right);
      const wrong = await deviate(right, deviation, resolveIn(file));
      if (wrong) changed.add(one.name);
      return answer(wrong ?? right);
    },
  };
}

function concerns({ call, case: name, when = 200 }: Deviation, one: SuiteCase, status: number): boolean {
  return call === one.call && when === status && (name ?? one.name) === one.name;
}

/** The wrong answer; undefined when the right one has no place for the mistake. */
async function deviate(
  right: RightAnswer,
  { status = right.status, set, remove }: Deviation,
  resolve: Resolve,
): Promise<RightAnswer | undefined> {
  const changes = { set: await fill(set, resolve), remove: remove === undefined ? [] : [remove] };
  try {
    return { status, body: changeValue(right.body, changes) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const answer = ({ status, body }: RightAnswer): Response => Response.json(body, { status });
