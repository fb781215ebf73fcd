import { eq, or } from 'drizzle-orm';
import { withAmount } from '../../model/money/with-amount';
import type { SubscriptionAnswer, SubscriptionOffer } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import { demoBuyer, parseDemoId } from '../catalogue/demo-id';
import { findPlanById, type Offer } from '../catalogue/find-product';
import { summarisePlan } from '../catalogue/summarise-plan';
import { nextChargeAt } from '../payments/next-charge';
import type { Buyer } from '../payments/payment-order';
import { hasPaid, isOfSubscription } from '../payments/replace-pending';
import type { SandboxContext } from '../sandbox-context';
import { subscriptions } from '../store/tables';

/** Subscription with its renewal price. */
export interface Subscription {
  id: string;
  offer: Offer;
  /** Price of a renewal with this plan, in minor units of the product's currency. */
  amount: number;
  nextChargeAt: Date;
  status: SubscriptionAnswer['status'];
  buyer: Buyer;
  /** Offer for this subscriber. */
  special?: SubscriptionOffer;
}

const WORDS = ['assinatura', 'upgrade', 'oferta', 'renovada', 'cancelada'] as const;
const CUSTOM_OFFER_SHARE = 0.9;

/**
 * Finds a subscription by id, or by the token of its first payment.
 *
 * @throws ApiFailure 404 `subscription_not_found`
 */
export async function findSubscription(context: SandboxContext, id: string): Promise<Subscription> {
  const demo = parseDemoId(context.catalogue, WORDS, id);
  const demoPlan = demo?.word === 'upgrade' ? cheapestOf(demo.product.plans) : demo?.product.plans[0];
  if (demo && demoPlan) {
    const offer = { product: demo.product, plan: demoPlan };
    const { planType } = demoPlan;
    const { area } = demo.product;
    const due = nextChargeAt(planType, area, context.now());
    // No row of the ledger has its end date, so its payments are searched.
    const isPaid = () => hasPaid(context.store.db, isOfSubscription('renew', id));
    const isRenewed = demo.word === 'renovada' || (await isPaid());
    const special = demo.word === 'oferta' ? customOffer(offer) : upgradeOffer(offer);
    const found = {
      id,
      offer,
      nextChargeAt: isRenewed ? nextChargeAt(planType, area, due) : due,
      status: demo.word === 'cancelada' ? 'canceled' : isRenewed ? 'renewed' : 'active',
      buyer: demoBuyer,
    } as const;
    return priceSubscription(found, special);
  }
  const [row] = await context.store.db
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, id), eq(subscriptions.paymentToken, id)));
  const offer = row && findPlanById(context.catalogue, row.planId);
  if (!row || !offer) throw notFound('subscription_not_found');
  const buyer = { name: row.name ?? undefined, email: row.email ?? undefined };
  const { nextChargeAt: due } = row;
  const status = statusAt(context.now(), row);
  return priceSubscription({ id: row.id, offer, nextChargeAt: due, status, buyer }, upgradeOffer(offer));
}

function statusAt(
  now: Date,
  { nextChargeAt: due, renewedUntil }: typeof subscriptions.$inferSelect,
): Subscription['status'] {
  if (due < now) return 'overdue';
  return renewedUntil && renewedUntil > now ? 'renewed' : 'active';
}

/** Adds the renewal price: the custom offer's, else the plan's. It depends on neither call nor method. */
function priceSubscription(
  subscription: Omit<Subscription, 'amount' | 'special'>,
  special: SubscriptionOffer | undefined,
): Subscription {
  const { amount } = special?.kind === 'custom' ? special : subscription.offer.plan;
  return { ...subscription, amount, ...(special && { special }) };
}

/** Upgrade to the product's next more expensive plan, for the difference. */
function upgradeOffer({ product, plan }: Offer): SubscriptionOffer | undefined {
  const [next] = product.plans
    .filter((candidate) => candidate.amount > plan.amount)
    .sort((a, b) => a.amount - b.amount);
  return next && { kind: 'upgrade', plan: summarisePlan({ product, plan: next }), amount: next.amount - plan.amount };
}

function cheapestOf(plans: Offer['product']['plans']): Offer['plan'] | undefined {
  return [...plans].sort((a, b) => a.amount - b.amount)[0];
}

function customOffer(offer: Offer): SubscriptionOffer {
  const amount = Math.round(offer.plan.amount * CUSTOM_OFFER_SHARE);
  return { kind: 'custom', plan: withAmount(summarisePlan(offer), amount), amount };
}
