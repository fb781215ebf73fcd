import { methodIds } from '../../schemas/generated/methods-by-trait';
import type { MethodId } from '../../schemas/generated/types';

/** Whether a value names a payment method. */
export function isMethodId(value: unknown): value is MethodId {
  return methodIds.some((id) => id === value);
}
