import type { PaymentMethodEntry, PaymentRequest, PurchasedPlan, ScheduledCharge } from '../../schemas/generated/types';
import type { ChargedKind } from '../flow/list-charges';
import type { Step } from '../flow/resolve-step';
import type { OfferId } from '../flow/selling-steps';
import { readQuery } from '../location/clean-query';
import { amountDueToday, type OfferedPlan, payableBy, scheduledCharge } from './offered-plan';
import { selectCharged } from './select-charged';
import {
  listSources,
  listStepsUpTo,
  type PlanMemory,
  type PlanSources,
  type PlanStep,
  selectPlanOfStep,
} from './select-plan-of-step';

/** How a sale is named in the payment call: stated by the step that takes the money. */
type Sale = Pick<PaymentRequest, 'operation' | 'type'>;

interface Amounts {
  /** Due today, in minor units, without the interest of installments. */
  amount: number;
  /** The whole price, in minor units, without the interest of installments. */
  total: number;
  /** What is charged when a trial ends. */
  later: ScheduledCharge | undefined;
}

/** A card that the buyer has paid by before. */
export interface SavedCard {
  paymentProfileId: string;
  /** What the buyer knows it by; unknown after a page that has not sent it itself. */
  card?: PurchasedPlan['card'];
}

/** What a step charges: what, how much, by which call. */
export interface Order extends Sale, Amounts {
  kind: 'plan' | ChargedKind;
  /** Offer of the page that is sold, invoice, or subscription that is renewed. */
  id: string;
  plan: OfferedPlan;
  /** What is bought besides the plan. */
  items: NonNullable<PaymentRequest['items']>;
  voucher: string | undefined;
  /** Absent where nothing was paid by card before. */
  savedCard?: SavedCard;
  /** ISO 4217. */
  currency: string;
  /** Version of the call: a renewal has calls of its own. */
  call: 'v1' | 'v2';
}

/** Operation of a step that states none. */
const usualOperations = { plan: 'direct', invoice: 'invoice', renewal: 'renew' } as const;

interface OrderSources extends PlanSources {
  /** The main offer when absent. */
  sells?: OfferId;
  settings: { payment: { api?: Order['call'] } };
}

/** What the session knows of an order. */
interface OrderMemory extends PlanMemory {
  purchases?: { main: PurchasedPlan | null };
}

/**
 * The one answer to what a step charges, read by the pay button, the payment request and a new pix code.
 *
 * @returns undefined when plans could not be loaded, or the invoice or subscription takes no money
 */
export function selectOrder(checkout: OrderSources, session: OrderMemory, step: PlanStep): Order | undefined {
  const plan = selectPlanOfStep(checkout, session, step);
  const { kind, id, isPayable } = selectCharged(checkout, step.id) ?? { ...soldPlan, id: checkout.sells ?? 'main' };
  if (!plan || !isPayable) return undefined;
  const isUpsell = checkout.sells === 'upsell';
  const { api, operation = usualOperations[kind], type } = selectSale(listSources(checkout), step);
  return {
    kind,
    id,
    plan,
    items: [],
    // A voucher of the link is for what the link is about.
    voucher: kind === 'plan' && !isUpsell ? readQuery(checkout.search).voucher : undefined,
    ...(isUpsell && selectSavedCard(session)),
    operation,
    ...(type === undefined ? {} : { type }),
    ...amountsOf(plan),
    currency: plan.currency,
    call: kind === 'renewal' ? (api ?? 'v1') : (checkout.settings.payment.api ?? 'v2'),
  };
}

const soldPlan = { kind: 'plan', isPayable: true } as const;

/** The first card of the purchase that an upsell follows. */
function selectSavedCard({ purchases }: OrderMemory): Pick<Order, 'savedCard'> {
  const { paymentProfileIds: [paymentProfileId] = [], card } = purchases?.main ?? {};
  return paymentProfileId === undefined ? {} : { savedCard: { paymentProfileId, ...(card && { card }) } };
}

/** The order as a method can pay it: what cannot be charged later pays the whole price today. */
export function orderPayableBy(order: Order, method: PaymentMethodEntry['method']): Order {
  const plan = payableBy(order.plan, method);
  return { ...order, plan, ...amountsOf(plan) };
}

function amountsOf(plan: OfferedPlan): Amounts {
  return { amount: amountDueToday(plan), total: plan.amount, later: scheduledCharge(plan) };
}

/** The sale that the step states, or the nearest step before it that states one: a new pix code is for the same sale. */
function selectSale(steps: readonly Step[], step: PlanStep): Partial<Sale> & { api?: Order['call'] } {
  const stated = listStepsUpTo(steps, step).findLast(
    ({ props }) => props && ('operation' in props || 'type' in props || 'api' in props),
  );
  return (stated?.props ?? {}) as Partial<Sale> & { api?: Order['call'] };
}
