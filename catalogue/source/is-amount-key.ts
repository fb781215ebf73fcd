/** Keys whose integers are money in minor units: elsewhere a comma means nothing. */
export function isAmountKey(key: string | number | undefined): boolean {
  return /(?:^a|A)mount$|^discount$/.test(String(key));
}
