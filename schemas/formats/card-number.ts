/**
 * Spec 5, CARD_NUMBER: without spaces, empty or 14 to 16 digits whose Luhn checksum is a multiple of 10 and not zero.
 * card-number-filled rejects an empty number.
 */
export function isCardNumber(value: string): boolean {
  const digits = value.replace(/\s/g, '');
  if (digits === '') return true;
  if (!/^\d{14,16}$/.test(digits)) return false;

  let sum = 0;
  for (let place = 1; place <= digits.length; place++) {
    const digit = Number(digits.at(-place));
    const weighted = place % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum > 0 && sum % 10 === 0;
}
