const parts = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const time = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', ...parts });

/** Date and time in Brasília, one clock for all rows. */
export function formatTime(date: Date): string {
  return time.format(date).replace(',', '');
}

/** Minor units of an ISO 4217 currency → text. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
