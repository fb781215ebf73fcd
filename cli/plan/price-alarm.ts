import { isPriceJump, isTenfold } from '../../model/money/price-jump';

/** Size of a change that is probably a mistake. */
export type Alarm = 'tenfold' | 'double' | 'up' | 'down' | 'tenth';

/** Alarm of an amount that changes by more than half; undefined for a smaller change. */
export function selectAlarm(before: number, after: number): Alarm | undefined {
  if (!isPriceJump(before, after)) return undefined;
  if (isTenfold(before, after)) return after > before ? 'tenfold' : 'tenth';
  if (after < before) return 'down';
  return after >= before * 2 ? 'double' : 'up';
}

/** Change in percent with its sign, whole from 1 % up: `+26`, `−0,4`. */
export function formatShare(before: number, after: number, decimalMark: ',' | '.'): string {
  const percent = ((after - before) / before) * 100;
  const size = Math.abs(percent);
  const digits = size < 1 ? Math.max(size, 0.1).toFixed(1).replace('.', decimalMark) : String(Math.round(size));
  return `${percent < 0 ? '\u2212' : '+'}${digits} %`;
}
