import type { CallId } from '../../schemas/generated/contract';
import type { BackendClient, CallInput } from '../gateway/backend-client';
import { apiError, CallError } from '../gateway/call-error';

/** Answers by call. An Error is thrown; a call without an answer gets the contract's 404. */
export type Answers = Partial<Record<CallId, unknown>>;

export interface FakeBackendClient extends BackendClient {
  /** All calls in order, with name and input. */
  calls: { id: CallId; input: CallInput<never> }[];
  /** Inputs of one call. */
  inputsOf(id: CallId): CallInput<never>[];
}

/** Fake backend at the network edge. */
export function fakeBackendClient(answers: Answers): FakeBackendClient {
  const calls: FakeBackendClient['calls'] = [];
  return {
    calls,
    inputsOf: (id) => calls.filter((call) => call.id === id).map(({ input }) => input),
    canServe: () => true,
    isCached: () => false,
    expireAnswers: () => undefined,
    async call(id, input) {
      calls.push({ id, input: input as CallInput<never> });
      const answer = answers[id] ?? new CallError(404, apiError('product_not_found'));
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
  };
}

/** A failed call on the backend's side. */
export function makeCallError(status: number): CallError {
  return new CallError(status, apiError(status === 404 ? 'product_not_found' : 'backend_unavailable'));
}
