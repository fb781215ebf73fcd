import type { FieldValues } from 'react-hook-form';
import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PaidMethod } from '../../schemas/generated/types';

/**
 * Number in E.164 that a payment's push goes to, from the typed one; undefined for a method that sends none. The form's rule allows only
 * Mozambican numbers.
 */
export function pushPhone(method: PaidMethod, { phone }: FieldValues): string | undefined {
  if (!phoneMethods.includes(method) || typeof phone !== 'string') return undefined;
  return `+258${phone.replace(/\D/g, '').slice(-9)}`;
}
