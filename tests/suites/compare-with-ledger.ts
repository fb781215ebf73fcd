/** A payment that a server has answered, or a row of its ledger. */
export interface Entry {
  key: string;
  email: string;
}

/** Counts acknowledged payments, by key, that the ledger lacks, and rows beyond the first of a key or a buyer. */
export function compareWithLedger(
  acknowledged: readonly Entry[],
  ledger: readonly Entry[],
): { lost: number; duplicated: number } {
  const keys = new Set(ledger.map(({ key }) => key));
  const buyers = new Set(ledger.map(({ email }) => email));
  return {
    lost: new Set(acknowledged.map(({ key }) => key).filter((key) => !keys.has(key))).size,
    duplicated: ledger.length - Math.min(keys.size, buyers.size),
  };
}
