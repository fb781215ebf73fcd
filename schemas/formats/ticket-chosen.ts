/** A ticket must be chosen. No choice is the empty string. */
export function isTicketChosen(value: string): boolean {
  return /\S/.test(value);
}
