/** Spec 5, state: required. The field's options list the states. */
export function isAddressState(value: string): boolean {
  return /\S/.test(value);
}
