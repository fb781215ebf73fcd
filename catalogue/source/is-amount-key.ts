/** Keys whose integers are money in minor units. A comma has no meaning elsewhere. */
export function isAmountKey(key: string | number | undefined): boolean {
  return /(?:^a|A)mount$|^discount$/.test(String(key));
}
