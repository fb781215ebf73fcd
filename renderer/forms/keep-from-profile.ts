/**
 * Keeps what is typed into a card's field out of the browser's profile: Chromium saves the text of a field that has an autofill
 * token of its own, whatever its form says. An empty field keeps its token, so that the browser can fill it in.
 */
export function keepFromProfile(field: HTMLInputElement, token: string): void {
  if (token.startsWith('cc-')) field.setAttribute('autocomplete', field.value ? 'off' : token);
}
