import type {
  BrandSettings,
  Manifest,
  PaymentMethodEntry,
  PaymentRequest,
  PurchasedPlan,
  ScheduledCharge,
} from '../../schemas/generated/types';
import type { OfferId, Step } from '../flow/resolve-step';
import { amountDueToday, type OfferedPlan, payableBy, scheduledCharge } from './offered-plan';
import { type ItemMemory, type OrderItem, selectItems, selectUpsellItems, withItems } from './order-items';
import {
  type Charged,
  listSources,
  listStepsUpTo,
  type PlanMemory,
  type PlanSources,
  type PlanStep,
  selectCharged,
  selectPlanOfStep,
  selectVoucher,
  type VoucherMemory,
} from './select-plan-of-step';

/** Names of a sale in the payment call, stated by the paying step. */
type Sale = Pick<PaymentRequest, 'operation' | 'type'>;

interface Amounts {
  /** Due today, in minor units, without interest. */
  amount: number;
  /** Full price, in minor units, without interest. */
  total: number;
  /** Charge at the end of a trial. */
  later: ScheduledCharge | undefined;
}

/** Card that the buyer has used before. */
export interface SavedCard {
  paymentProfileId: string;
  /** Card data that the buyer recognises; unknown when another page sent the payment. */
  card?: PurchasedPlan['card'];
}

/** Order of a step: product, amount and payment call. */
export interface Order extends Sale, Amounts {
  kind: 'plan' | Charged['kind'];
  /** Id of the sold offer, the invoice, or the subscription. */
  id: string;
  /** The plan with the price of the whole order. */
  plan: OfferedPlan;
  /** Items besides the plan. */
  items: readonly OrderItem[];
  voucher: string | undefined;
  /** Absent when no card was used before. */
  savedCard?: SavedCard;
  /** ISO 4217. */
  currency: string;
  /** Version of the payment call. Renewals have their own calls. */
  call: 'v1' | 'v2';
}

/** Operation of a step that states none. */
const usualOperations = { plan: 'direct', invoice: 'invoice', renewal: 'renew', upgrade: 'upgrade' } as const;

interface OrderSources extends PlanSources {
  /** Default: the main offer. */
  sells?: OfferId;
  settings: NonNullable<PlanSources['settings']> & { payment: { api?: Order['call'] } } & Pick<BrandSettings, 'extras'>;
  /** Manifests of the flow's templates. A choice counts only where one of them asks for it; without them, always. */
  manifests?: Readonly<Record<string, Pick<Manifest, 'gives' | 'sells'>>>;
}

/** Session data that an order needs. */
interface OrderMemory extends PlanMemory, ItemMemory, VoucherMemory {
  purchases?: { main: PurchasedPlan | null };
  /** Card of an earlier purchase. */
  savedCard?: SavedCard | null;
}

/**
 * The order of a step. The pay button, the payment request and a new pix code all use it.
 *
 * @returns undefined when plans could not be loaded, or the invoice or subscription cannot be paid
 */
export function selectOrder(checkout: OrderSources, session: OrderMemory, step: PlanStep): Order | undefined {
  const offered = selectPlanOfStep(checkout, session, step);
  const { kind, id, isPayable } = selectCharged(checkout, step.id) ?? { ...soldPlan, id: checkout.sells ?? 'main' };
  if (!offered || !isPayable) return undefined;
  const isUpsell = checkout.sells === 'upsell';
  const items = kind === 'plan' ? selectOwnItems(checkout, session, offered) : [];
  const plan = withItems(offered, items);
  const { api, operation = usualOperations[kind], type } = selectSale(listSources(checkout), step);
  return {
    kind,
    id,
    plan,
    items,
    // The link's or typed voucher applies only to the link's product.
    voucher: kind === 'plan' && !isUpsell ? selectVoucher(checkout.search, session) : undefined,
    ...(kind === 'plan' && selectSavedCard(session)),
    operation,
    ...(type === undefined ? {} : { type }),
    ...amountsOf(plan),
    currency: plan.currency,
    call: kind === 'renewal' ? (api ?? 'v1') : (checkout.settings.payment.api ?? 'v2'),
  };
}

/** Items of the order. People and tickets chosen in another flow of this product stay out; an extra stays, removable. */
function selectOwnItems(
  { sells = 'main', settings, manifests }: OrderSources,
  session: OrderMemory,
  plan: OfferedPlan,
): OrderItem[] {
  const asks = (need: 'profiles' | 'ticket') =>
    manifests === undefined ||
    Object.values(manifests).some((one) => (one.sells ?? 'main') === sells && one.gives?.includes(need));
  const profiles = (asks('profiles') && session.profiles) || null;
  if (sells === 'upsell') return selectUpsellItems({ profiles }, plan);
  return selectItems(settings, { ...session, profiles, ticket: (asks('ticket') && session.ticket) || null }, plan);
}

const soldPlan = { kind: 'plan', isPayable: true } as const;

/** First card of the main purchase, for its upsell and the next purchase; else the card of an earlier one. */
function selectSavedCard({ purchases, savedCard }: OrderMemory): Pick<Order, 'savedCard'> {
  const known = (purchases?.main && firstCardOf(purchases.main)) ?? savedCard;
  if (!known) return {};
  return { savedCard: { paymentProfileId: known.paymentProfileId, ...(known.card && { card: known.card }) } };
}

/** The first card of a purchase, which may pay the next one; undefined when the backend has saved none. */
export function firstCardOf({
  paymentProfileIds: [paymentProfileId] = [],
  cards: [first] = [],
  card = first && { company: first.company, lastFour: first.lastFour },
}: Pick<PurchasedPlan, 'paymentProfileIds' | 'card' | 'cards'>): SavedCard | undefined {
  return paymentProfileId === undefined ? undefined : { paymentProfileId, ...(card && { card }) };
}

/** Adapts an order to a method. A method that cannot be charged later pays the whole price today. */
export function orderPayableBy(order: Order, method: PaymentMethodEntry['method']): Order {
  const plan = payableBy(order.plan, method);
  return { ...order, plan, ...amountsOf(plan) };
}

function amountsOf(plan: OfferedPlan): Amounts {
  return { amount: amountDueToday(plan), total: plan.amount, later: scheduledCharge(plan) };
}

/** Sale of the step, or of the nearest earlier step that states one: a new pix code belongs to the same sale. */
function selectSale(steps: readonly Step[], step: PlanStep): Partial<Sale> & { api?: Order['call'] } {
  const stated = listStepsUpTo(steps, step).findLast(
    ({ props }) => props && ('operation' in props || 'type' in props || 'api' in props),
  );
  return (stated?.props ?? {}) as Partial<Sale> & { api?: Order['call'] };
}

/**
 * Distinguishes orders of one plan, such as `plan:main:bump.course.1` or `invoice:inv_8f3kq2`. Records store plan,
 * amount, method and payer separately.
 *
 * @returns undefined for the page's plan alone, as in older records
 */
export function orderIdentity({ kind, id, items }: Pick<Order, 'kind' | 'id' | 'items'>): string | undefined {
  const parts = items.map((item) => `${item.kind}.${item.id}.${item.quantity}`).sort();
  const identity = [kind, id, ...parts].join(':');
  return identity === 'plan:main' ? undefined : identity;
}

/** Whether an identity belongs to an upsell, with or without items. */
export function isOfUpsell(identity: string | undefined): boolean {
  return identity === 'plan:upsell' || identity?.startsWith('plan:upsell:') === true;
}

/** Whether an identity belongs to an invoice or renewal. Anyone with its id may pay it, without a lead. */
export function isOfEntry(identity: string | undefined): identity is string {
  return identity !== undefined && !identity.startsWith('plan:');
}
