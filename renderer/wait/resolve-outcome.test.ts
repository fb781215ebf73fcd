import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentStatusAnswer } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import { fakeBrowser } from '../testing/fake-browser';
import { createPoll, type Polled } from './resolve-outcome';

const failure = (status: number, code: string) =>
  new ApiCallError(status, { code: code as 'backend_unavailable', retryable: true, outcome: 'none' });

const answers = {
  pending: { token: 'pay_1', status: 'pending', amount: 100, currency: 'BRL' },
  'no route': failure(404, 'route_not_found'),
  'not built': failure(501, 'call_not_supported'),
  'no payment': failure(404, 'payment_not_found'),
  silence: failure(0, 'backend_unavailable'),
} satisfies Record<string, PaymentStatusAnswer | ApiCallError>;

type Answer = keyof typeof answers;

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

/** Outcome of polling, given these answers in order. */
async function takenFor(given: readonly Answer[]): Promise<Polled['kind'][]> {
  const left = [...given];
  const api = (async () => {
    const answer = answers[left.shift() as Answer];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Api;
  const poll = createPoll(api, 'key');
  const kinds: Polled['kind'][] = [];
  for (const _ of given) kinds.push((await poll.ask()).kind);
  return kinds;
}

it.each<[title: string, given: readonly Answer[], taken: readonly Polled['kind'][]]>([
  ['a single 404 does not end the polling of a waiting payment', ['no route', 'pending'], ['not-yet', 'known']],
  ['a single 501 does not end the polling of a waiting payment', ['not built', 'pending'], ['not-yet', 'known']],
  [
    'a 404 and then a lost answer do not end the polling',
    ['no route', 'silence', 'pending'],
    ['not-yet', 'unanswered', 'known'],
  ],
  [
    'two 404 answers in a row mean that the backend has no status call',
    ['no route', 'no route'],
    ['not-yet', 'unsupported'],
  ],
  [
    'two 501 answers in a row mean that the backend has no status call',
    ['not built', 'not built'],
    ['not-yet', 'unsupported'],
  ],
  [
    'a 404 and then a 501 mean that the backend has no status call',
    ['no route', 'not built'],
    ['not-yet', 'unsupported'],
  ],
  [
    'two 404 answers with a lost answer between them do not end the polling',
    ['no route', 'silence', 'no route'],
    ['not-yet', 'unanswered', 'not-yet'],
  ],
  [
    'once a payment is known, each later 404 counts as a lost answer',
    ['pending', 'no route', 'no route'],
    ['known', 'unanswered', 'unanswered'],
  ],
  [
    'the third “payment not found” in a row means that there is no payment',
    ['no payment', 'no payment', 'no payment'],
    ['not-yet', 'not-yet', 'none'],
  ],
  [
    'a payment can still appear after two answers “payment not found”',
    ['no payment', 'no payment', 'pending'],
    ['not-yet', 'not-yet', 'known'],
  ],
  [
    'a payment can still appear after a 404 and one “payment not found”',
    ['no route', 'no payment', 'pending'],
    ['not-yet', 'not-yet', 'known'],
  ],
])('%s', async (_, given, taken) => {
  expect(await takenFor(given)).toEqual(taken);
});
