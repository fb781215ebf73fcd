/** Autofill tokens of card data, maybe of a named section, and of `one-time-code`. */
const secrets = /(^| )(cc|one)-/;

/**
 * Keeps card data and SMS codes out of the browser's profile. Chromium saves a field with an autofill token, whatever
 * its form says. An empty field keeps its token, so that autofill still works.
 */
export function keepFromProfile(field: HTMLInputElement, token: string): void {
  if (secrets.test(token)) field.setAttribute('autocomplete', field.value ? 'off' : token);
}
