import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email';

/**
 * Spec 5, EMAIL: valid format, no accents, at least 2 characters before the @, at most 80 in total. Rejects outer and
 * inner spaces. `xn--` encodes a domain with accents. The spec's other limits (2 in the domain, 7 in total) follow: no
 * domain is shorter than 4.
 */
export function isEmail(value: string): boolean {
  return value.length <= 80 && value.indexOf('@') >= 2 && !/@(?:.*\.)?xn--/i.test(value) && isValidEmail(value);
}
