import * as validators from '../generated/api.mjs';
import type { CallId, contract } from '../generated/contract';
import type { Validator } from '../generated/validator';

type Call = (typeof contract)[CallId];

/**
 * Compiled schema of a call's request or answer.
 *
 * @throws RangeError for a call without a body
 */
export function validatorOf(name: Call['request'] | Call['answer']): Validator<object> {
  if (name === null) throw new RangeError('a call without a body has no body schema');
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a server needs them all, nothing is to be dropped
  return validators[`validate${name}`];
}
