import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email';

/**
 * Spec 5, EMAIL: valid format, no accented letters, at least 2 characters before the @, 80 at most in all; outer blanks
 * are refused as inner ones are. `xn--` writes a domain with accents. The spec's other limits (2 in the domain, 7 in all) follow: no domain is under 4.
 */
export function isEmail(value: string): boolean {
  return value.length <= 80 && value.indexOf('@') >= 2 && !/@(?:.*\.)?xn--/i.test(value) && isValidEmail(value);
}
