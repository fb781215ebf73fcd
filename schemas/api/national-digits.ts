/** '+258 84 123 4567' → '841234567': a phone's last nine digits, the same with a country or an area code and without. */
export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9);
}
