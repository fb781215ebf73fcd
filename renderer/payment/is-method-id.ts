import { formMethods } from '../../schemas/generated/methods-by-trait';
import type { MethodId } from '../../schemas/generated/types';

/** Whether a value names a payment method that has a form. */
export function isMethodId(value: unknown): value is MethodId {
  return formMethods.some((id) => id === value);
}
