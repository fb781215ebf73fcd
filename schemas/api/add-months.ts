/** The same day after a number of months, in UTC; the last day of a shorter month. */
export function addMonths(from: Date, count: number): Date {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + count);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day;
}
