import type { Installment } from '../../schemas/generated/types';

/** Installment payments in minor units. The first one takes the remainder of the total. */
export interface SplitInstallments {
  first: number;
  /** Amount of each later payment. */
  others: number;
}

/**
 * Splits installments into payments that add up to their total. Stated payments far from the total are computed again.
 */
export function splitInstallments({
  id,
  value,
  totalValue,
}: Pick<Installment, 'id' | 'value' | 'totalValue'>): SplitInstallments {
  const isNear = Math.abs(totalValue - value * id) < id && value * (id - 1) <= totalValue;
  const others = isNear ? value : Math.floor(totalValue / id);
  return { first: totalValue - others * (id - 1), others };
}
