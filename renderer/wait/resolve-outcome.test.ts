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
  ['a stray 404 while a payment waits', ['no route', 'pending'], ['not-yet', 'known']],
  ['a stray 501', ['not built', 'pending'], ['not-yet', 'known']],
  ['a stray 404 before an answer is missing', ['no route', 'silence', 'pending'], ['not-yet', 'unanswered', 'known']],
  ['no status call (404)', ['no route', 'no route'], ['not-yet', 'unsupported']],
  ['no status call (501)', ['not built', 'not built'], ['not-yet', 'unsupported']],
  ['no status call, told in two ways', ['no route', 'not built'], ['not-yet', 'unsupported']],
  ['two that are no row', ['no route', 'silence', 'no route'], ['not-yet', 'unanswered', 'not-yet']],
  ['once a payment was told of', ['pending', 'no route', 'no route'], ['known', 'unanswered', 'unanswered']],
  ['no such payment', ['no payment', 'no payment', 'no payment'], ['not-yet', 'not-yet', 'none']],
  ['a payment that comes late', ['no payment', 'no payment', 'pending'], ['not-yet', 'not-yet', 'known']],
  ['a stray 404, then no such payment', ['no route', 'no payment', 'pending'], ['not-yet', 'not-yet', 'known']],
])('%s', async (_, given, taken) => {
  expect(await takenFor(given)).toEqual(taken);
});
