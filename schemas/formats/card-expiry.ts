import { expirationMonth } from 'card-validator/dist/expiration-month.js';
import { expirationYear } from 'card-validator/dist/expiration-year.js';

/**
 * Spec 5, CARD_EXPIRE_DATE: MM/YY or MM/YYYY, blanks allowed around the slash; not before this month on the clock of
 * the machine that asks, and no year more than 10 ahead.
 */
export function isCardExpiry(value: string): boolean {
  const [, mm, yy] = /^(\d{2})\s*\/\s*(\d{2}|\d{4})$/.exec(value.trim()) ?? [];
  // The two parts, not the package's expirationDate, which brings a parser of dates without a slash: 0.6 kB less.
  const month = expirationMonth(mm);
  const year = expirationYear(yy, 10);
  return month.isValid && year.isValid && (!year.isCurrentYear || month.isValidForThisYear);
}
