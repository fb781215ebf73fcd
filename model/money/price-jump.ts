/** Whether an amount changes by more than half, as by a mistake. */
export function isPriceJump(before: number, after: number): boolean {
  return after > before * 1.5 || after < before / 2;
}

/** Whether it changes tenfold, as by a zero too many or too few. */
export function isTenfold(before: number, after: number): boolean {
  return after >= before * 10 || after <= before / 10;
}
