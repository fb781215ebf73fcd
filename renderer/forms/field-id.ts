/** The id of a field's control; errors and the summary link to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
