import { oldestDay } from '../api/oldest-day';

const yearsAhead = 10;

/**
 * Spec 5, CARD_EXPIRE_DATE: MM/YY or MM/YYYY, with optional spaces around the slash. Valid until its month has ended in
 * every time zone, and at most 10 years ahead.
 */
export function isCardExpiry(value: string): boolean {
  const [, month, year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(value.trim()) ?? [];
  if (month === undefined) return false;
  const [thisYear = '', thisMonth = ''] = oldestDay().split('-');
  const ahead = Number(year) - Number(thisYear.slice(-year.length));
  // A two-digit year does not state its century.
  const years = year.length === 2 && ahead < 0 ? ahead + 100 : ahead;
  return years === 0 ? month >= thisMonth : years > 0 && years <= yearsAhead;
}
