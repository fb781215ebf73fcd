/** Spec 5, state: required. Which states there are is the field's list of options. */
export function isAddressState(value: string): boolean {
  return /\S/.test(value);
}
