import { parseBirthDate } from '../api/parse-birth-date';

/** A calendar day, DD/MM/YYYY, since 1900 and not in the future. */
export function isBirthDate(value: string): boolean {
  return parseBirthDate(value) !== undefined;
}
