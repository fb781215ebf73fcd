/** Autofill tokens of a card, and `one-time-code`. */
const secrets = /^(cc|one)-/;

/**
 * Keeps the numbers of a card and a code by SMS out of the browser's profile: Chromium saves the text of a field that has an
 * autofill token of its own, whatever its form says. An empty field keeps its token, so that the browser can fill it in.
 */
export function keepFromProfile(field: HTMLInputElement, token: string): void {
  if (secrets.test(token)) field.setAttribute('autocomplete', field.value ? 'off' : token);
}
