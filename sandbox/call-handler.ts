import type { CallId, Calls } from '../schemas/generated/contract';
import type { SandboxContext } from './sandbox-context';

/** A validated request of one call. */
export interface CallInput<Id extends CallId> {
  id: Id;
  /** Path parameters, decoded. */
  path: Record<Calls[Id]['path'], string>;
  /** Query parameters of the contract in the request; others are ignored. */
  query: Partial<Record<Calls[Id]['params'], string>>;
  /** Body, validated by its schema; undefined for a call without a body. */
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
