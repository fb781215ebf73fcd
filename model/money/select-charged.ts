import type { PlanSummary } from '../../schemas/generated/types';
import type { ChargedKind, Charges } from '../flow/list-charges';
import type { Entry } from '../location/entry';
import { withAmount } from './with-amount';

export interface ChargedSources {
  /** Absent when every step is about a plan. */
  charges?: Charges;
  entry?: Entry;
}

/** An invoice, or a subscription to renew. */
export interface Charged {
  kind: ChargedKind;
  /** Id of the invoice or subscription. */
  id: string;
  /** Its plan with the requested amount; undefined for an unknown id. */
  plan: PlanSummary | undefined;
  /** Whether the page takes a payment for it, even while another one may be in progress. */
  isPayable: boolean;
}

/** Invoice or renewal that a step is about; undefined for a plan. */
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

/** The requested amount is the price: no voucher and no crossed-out price. */
function planOf(found: { plan: PlanSummary; amount: number } | null): PlanSummary | undefined {
  if (!found) return undefined;
  const { amount } = found;
  const { voucher: _, ...plan } = amount === found.plan.amount ? found.plan : withAmount(found.plan, amount);
  return { ...plan, standardAmount: amount };
}
