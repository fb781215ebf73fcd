/** The end of a payment's token, as a buyer can read it out on the phone, and whoever helps finds it: `AY8F3KQ2`. */
export function orderCodeOf(token: string): string {
  return token
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(-8)
    .toUpperCase();
}
