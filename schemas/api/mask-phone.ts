/** `+258841234567` → `84 ••• 4567`: enough for the buyer to recognise the number, and no personal data. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-9);
  return `${digits.slice(0, 2)} ••• ${digits.slice(-4)}`;
}
