import type { PlanSummary, SubscriptionAnswer } from '../../schemas/generated/types';
import { type ChargedKind, type Charges, chargedAs } from '../flow/list-charges';
import type { Entry } from '../location/entry';
import { withAmount } from './with-amount';

export interface ChargedSources {
  /** Absent when every step is about a plan. */
  charges?: Charges;
  entry?: Entry;
}

/** An invoice, or a subscription to renew or upgrade. */
export interface Charged {
  kind: ReturnType<typeof chargedAs>;
  /** Id of the invoice or subscription. */
  id: string;
  /** Its plan with the requested amount; undefined for an unknown id. */
  plan: PlanSummary | undefined;
  /** Whether the page takes a payment for it, even while another one may be in progress. */
  isPayable: boolean;
}

/** Invoice, renewal, upgrade or custom offer that a step is about; undefined for a plan. */
export function selectCharged({ charges = {}, entry }: ChargedSources, stepId: string): Charged | undefined {
  const charge = charges[stepId];
  if (charge === undefined) return undefined;
  const kind = chargedAs(charge);
  if (charge === 'invoice' && entry?.kind === 'invoice') {
    const { id, found } = entry;
    return { kind, id, plan: planOf(found), isPayable: found?.status === 'open' || found?.status === 'processing' };
  }
  if (charge !== 'invoice' && entry?.kind === 'subscription') {
    const { id, found } = entry;
    const sold = found && soldBy(charge, found);
    return { kind, id, plan: planOf(sold), isPayable: sold !== null && isOpen(kind, found?.status) };
  }
  return { kind, id: '', plan: undefined, isPayable: false };
}

/** Plan and price of a charge on a subscription; null when the subscription has no such offer. */
function soldBy(
  charge: Exclude<ChargedKind, 'invoice'>,
  { plan, amount, offer }: SubscriptionAnswer,
): { plan: PlanSummary; amount: number } | null {
  if (charge === 'renewal') return { plan, amount };
  return offer?.kind === (charge === 'upgrade' ? 'upgrade' : 'custom') ? offer : null;
}

/** A renewed subscription is upgraded, and not renewed again. */
function isOpen(kind: Charged['kind'], status: SubscriptionAnswer['status'] | undefined): boolean {
  return status === 'active' || status === 'overdue' || (kind === 'upgrade' && status === 'renewed');
}

/** The requested amount is the price: no voucher and no crossed-out price. */
function planOf(found: { plan: PlanSummary; amount: number } | null): PlanSummary | undefined {
  if (!found) return undefined;
  const { amount } = found;
  const { voucher: _, ...plan } = isPricedAs(found.plan, amount) ? found.plan : withAmount(found.plan, amount);
  return { ...plan, standardAmount: amount };
}

/** Whether a plan and its payments cost the amount, besides interest: an offer may name the plan's usual installments. */
function isPricedAs(plan: PlanSummary, amount: number): boolean {
  return plan.amount === amount && plan.installments.every(({ totalValue, tax }) => totalValue - tax === amount);
}
