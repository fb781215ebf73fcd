import type { MethodId } from '../../../schemas/generated/types';
import { methods } from './registry.generated';

export { methods };

/** Whether a value names a method that has a folder here. */
export function isMethodId(value: unknown): value is MethodId {
  return typeof value === 'string' && Object.hasOwn(methods, value);
}
