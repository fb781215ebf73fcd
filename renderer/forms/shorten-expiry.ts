/**
 * Orders and widths of month and year. For an ambiguous text, the first match with a valid month wins: the field's own
 * order comes first.
 */
const orders = [
  /^(?<month>\d\d?)\D+(?:20)?(?<year>\d\d)$/,
  /^(?:20|(?!0|1[0-2]\D))(?<year>\d\d)\D+(?<month>\d\d?)$/,
  /^(?<month>\d\d?)20(?<year>\d\d)$/,
  /^20(?<year>\d\d)(?<month>\d\d?)$/,
  /^(?<month>\d\d)(?<year>\d\d)$/,
  /^(?<year>\d\d)(?<month>\d\d)$/,
];

/**
 * `1/`, `5` → `01/`, `05`; `11/2033`, `112033` → `11/33`. Pasted text may have any order: `203311`, `33/11` → `11/33`.
 * A text without a month stays unchanged.
 */
export function shortenExpiry(text: string, isAtOnce: boolean): string {
  const date = isAtOnce ? readExpiry(text.trim()) : undefined;
  if (date) return date;
  if (isAtOnce && text.replace(/\D/g, '').length > 3) return text;
  return text.replace(/^\s*(?:\d(?=\s*\/)|[2-9](?!\d\/|\d$))/, '0$&').replace(/^(\D*\d\s*\d)\D*20(\d\d)\D*$/, '$1/$2');
}

function readExpiry(text: string): string | undefined {
  for (const order of orders) {
    const { month = '', year = '' } = order.exec(text)?.groups ?? {};
    if (Number(month) >= 1 && Number(month) <= 12) return `${month.padStart(2, '0')}/${year}`;
  }
  return undefined;
}
