const timeZone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short' });
const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** ISO 8601 time → day and time of Brasília. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso)).replace(',', '');
}

/** ISO 8601 time → day of Brasília. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** Minor units of an ISO 4217 currency → text. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
