import type { CallId, Calls } from '../schemas/generated/contract';
import type { SandboxContext } from './sandbox-context';

/** A checked request of one call. */
export interface CallInput<Id extends CallId> {
  id: Id;
  /** Names in the path, decoded. */
  path: Record<Calls[Id]['path'], string>;
  /** The contract's query parameters that were sent; others are ignored. */
  query: Partial<Record<Calls[Id]['params'], string>>;
  /** The body, valid by its schema; undefined where the call has none. */
  body: Calls[Id]['request'];
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
}

/** Answers a call, or throws an ApiFailure. */
export type CallHandler<Id extends CallId> = (
  context: SandboxContext,
  input: CallInput<Id>,
) => Promise<Calls[Id]['answer']>;

/** Handlers of some calls. */
export type CallHandlers<Id extends CallId> = { [Key in Id]: CallHandler<Key> };
