/** Amounts of two cards in minor units, which add up to the amount due. */
export type CardAmounts = readonly [first: number, second: number];

/** Both cards get at least the smallest coin. */
export const leastSplit = 2;

/**
 * Splits an amount between two cards.
 *
 * @param amount amount due in minor units, at least `leastSplit`
 * @param first wanted part of the first card; halves the amount if it is no part of it
 */
export function splitAmount(amount: number, first: number | undefined): CardAmounts {
  const part = isPartOf(amount, first) ? first : Math.ceil(amount / 2);
  return [part, amount - part];
}

/** Whether a card can pay this part, so that the other pays something too. */
export function isPartOf(amount: number, part: number | undefined): part is number {
  return part !== undefined && Number.isInteger(part) && part >= 1 && part < amount;
}

/** Splits a changed amount in the proportion of the earlier parts, in minor units. */
export function rescaleAmounts([first, second]: CardAmounts, amount: number): CardAmounts {
  const share = Math.round((first / (first + second)) * amount);
  return splitAmount(amount, Math.min(Math.max(share, 1), amount - 1));
}
