/** A phone in E.164, or what was given when it cannot be (spec 8). */
export interface NormalizedPhone {
  value: string;
  hasError: boolean;
}

/** `(11) 98765-4321` → `+5511987654321`; `+258 84 123 4567` → `+258841234567`; anything else comes back with an error flag. */
export function normalizePhone(phone: string): NormalizedPhone {
  const digits = phone.replace(/\D/g, '');
  if (phone.trimStart().startsWith('+') && digits.length >= 6) return { value: `+${digits}`, hasError: false };
  if (/^[1-9]{2}9\d{8}$/.test(digits)) return { value: `+55${digits}`, hasError: false };
  return { value: phone, hasError: true };
}
