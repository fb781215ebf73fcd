import type { PlanSummary } from '../../schemas/generated/types';
import type { ChargedKind, Charges } from '../flow/list-charges';
import type { Entry } from '../location/entry';
import { withAmount } from './with-amount';

export interface ChargedSources {
  /** Absent where every step is about a plan. */
  charges?: Charges;
  entry?: Entry;
}

/** An invoice, or a subscription to renew. */
export interface Charged {
  kind: ChargedKind;
  /** Of the invoice or subscription. */
  id: string;
  /** Its plan at the amount that is asked for it; undefined where nobody knows the id. */
  plan: PlanSummary | undefined;
  /** Whether money is taken for it; a payment of it may be on its way. */
  isPayable: boolean;
}

/** The invoice or renewal that a step is about; undefined for a plan. */
export function selectCharged({ charges = {}, entry }: ChargedSources, stepId: string): Charged | undefined {
  const kind = charges[stepId];
  if (kind === undefined) return undefined;
  if (kind === 'invoice' && entry?.kind === 'invoice') {
    const { id, found } = entry;
    return { kind, id, plan: planOf(found), isPayable: found?.status === 'open' || found?.status === 'processing' };
  }
  if (kind === 'renewal' && entry?.kind === 'subscription') {
    const { id, found } = entry;
    return { kind, id, plan: planOf(found), isPayable: found?.status === 'active' || found?.status === 'overdue' };
  }
  return { kind, id: '', plan: undefined, isPayable: false };
}

/** Its price is the amount asked: no voucher, and nothing struck through. */
function planOf(found: { plan: PlanSummary; amount: number } | null): PlanSummary | undefined {
  if (!found) return undefined;
  const { amount } = found;
  const { voucher: _, ...plan } = amount === found.plan.amount ? found.plan : withAmount(found.plan, amount);
  return { ...plan, standardAmount: amount };
}
