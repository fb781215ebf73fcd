/** End of a payment's token, short enough to read out on the phone, and searchable by support: `AY8F3KQ2`. */
export function orderCodeOf(token: string): string {
  return token
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(-8)
    .toUpperCase();
}
