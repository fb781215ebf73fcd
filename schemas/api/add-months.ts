/** The same day that many months later, in UTC; a month that is too short ends it on its last day. */
export function addMonths(from: Date, count: number): Date {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + count);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day;
}
