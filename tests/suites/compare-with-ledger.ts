/** A payment that a buyer was told of, or a row of a ledger. Amount in cents; what is not stated is not compared. */
export interface Entry {
  key: string;
  email: string;
  amount?: number | undefined;
  status?: string | undefined;
}

/** Keys of payments that a ledger lacks, has with other data, or has beyond the first of a key or a buyer. */
export interface LedgerFaults {
  lost: string[];
  duplicated: string[];
  different: string[];
}

/** Compares what buyers were told with the ledger. */
export function compareWithLedger(reported: readonly Entry[], ledger: readonly Entry[]): LedgerFaults {
  const rowOf = new Map(ledger.map((row) => [row.key, row]));
  const keys = new Set<string>();
  const buyers = new Set<string>();
  const isRepeated = ({ key, email }: Entry) => {
    const repeats = keys.has(key) || buyers.has(email);
    keys.add(key);
    buyers.add(email);
    return repeats;
  };
  const isDifferent = ({ key, email, amount, status }: Entry) => {
    const row = rowOf.get(key);
    if (!row) return false;
    return row.email !== email || row.amount !== (amount ?? row.amount) || row.status !== (status ?? row.status);
  };
  return {
    lost: listKeys(reported.filter(({ key }) => !rowOf.has(key))),
    duplicated: listKeys(ledger.filter(isRepeated)),
    different: listKeys(reported.filter(isDifferent)),
  };
}

function listKeys(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ key }) => key))];
}
