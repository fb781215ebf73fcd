import type { PaymentMethodEntry, PaymentRequest, PurchasedPlan, ScheduledCharge } from '../../schemas/generated/types';
import type { Step } from '../flow/resolve-step';
import type { OfferId } from '../flow/selling-steps';
import { readQuery } from '../location/clean-query';
import { amountDueToday, type OfferedPlan, payableBy, scheduledCharge } from './offered-plan';
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
  kind: 'plan';
  /** Offer of the page that is sold. */
  id: OfferId;
  plan: OfferedPlan;
  /** What is bought besides the plan. */
  items: NonNullable<PaymentRequest['items']>;
  voucher: string | undefined;
  /** Absent where nothing was paid by card before. */
  savedCard?: SavedCard;
  /** ISO 4217. */
  currency: string;
  call: 'v1' | 'v2';
}

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
 * @returns undefined when plans could not be loaded: no money is taken then
 */
export function selectOrder(checkout: OrderSources, session: OrderMemory, step: PlanStep): Order | undefined {
  const plan = selectPlanOfStep(checkout, session, step);
  return (
    plan && {
      kind: 'plan',
      id: checkout.sells ?? 'main',
      plan,
      items: [],
      // A voucher of the link is for what the link is about.
      voucher: checkout.sells === 'upsell' ? undefined : readQuery(checkout.search).voucher,
      ...(checkout.sells === 'upsell' && selectSavedCard(session)),
      ...selectSale(listSources(checkout), step),
      ...amountsOf(plan),
      currency: plan.currency,
      call: checkout.settings.payment.api ?? 'v2',
    }
  );
}

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
function selectSale(steps: readonly Step[], step: PlanStep): Sale {
  const props = listStepsUpTo(steps, step).findLast(
    (one) => one.props && ('operation' in one.props || 'type' in one.props),
  );
  const { operation = 'direct', type } = (props?.props ?? {}) as Partial<Sale>;
  return type === undefined ? { operation } : { operation, type };
}
