import type { MethodId } from '../../../schemas/generated/types';
import { methods } from './registry.generated';

export { methods };

/** Whether a value names a payment method of this folder. */
export function isMethodId(value: unknown): value is MethodId {
  return typeof value === 'string' && Object.hasOwn(methods, value);
}
