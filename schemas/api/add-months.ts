/** Adds months in UTC. A month that lacks the day gives its last day. */
export function addMonths(from: Date, count: number): Date {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + count);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day;
}
