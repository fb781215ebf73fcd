import { isPhone } from '../../schemas/formats/phone';

/** A phone in E.164, or the input if that fails (spec 8). */
export interface NormalizedPhone {
  value: string;
  hasError: boolean;
}

/**
 * `(11) 98765-4321` → `+5511987654321`; `+258 84 123 4567` → `+258841234567`. Input that breaks the rule of spec 5 is
 * returned unchanged with an error flag (spec 8).
 */
export function normalizePhone(phone: string): NormalizedPhone {
  if (!isPhone(phone)) return { value: phone, hasError: true };
  const digits = phone.replace(/\D/g, '');
  return { value: phone.trimStart().startsWith('+') ? `+${digits}` : `+55${digits}`, hasError: false };
}
