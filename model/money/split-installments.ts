import type { Installment } from '../../schemas/generated/types';

/** The payments of installments, in minor units: the first one takes what the others leave of the total. */
export interface SplitInstallments {
  first: number;
  /** Each of the others. */
  others: number;
}

/** Installments → payments that add up to their total. Where the stated ones are far from it, they are divided anew. */
export function splitInstallments({
  id,
  value,
  totalValue,
}: Pick<Installment, 'id' | 'value' | 'totalValue'>): SplitInstallments {
  const isNear = Math.abs(totalValue - value * id) < id && value * (id - 1) <= totalValue;
  const others = isNear ? value : Math.floor(totalValue / id);
  return { first: totalValue - others * (id - 1), others };
}
