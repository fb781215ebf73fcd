import type { MethodId } from '../../../schemas/generated/types';
import type { BuildEntries } from '../../contract/step-contract';

/** Entry of a method that sends its amount alone. */
export function amountEntry(method: MethodId): BuildEntries {
  return (_values, { amount }) => [{ method, amount }];
}
