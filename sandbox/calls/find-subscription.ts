import { eq, or } from 'drizzle-orm';
import type { SubscriptionOffer } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import { demoBuyer, parseDemoId } from '../catalogue/demo-id';
import { findPlanById, type Offer } from '../catalogue/find-product';
import { summarisePlan } from '../catalogue/summarise-plan';
import { nextChargeAt } from '../payments/next-charge';
import type { Buyer } from '../payments/payment-order';
import type { SandboxContext } from '../sandbox-context';
import { subscriptions } from '../store/tables';

/** A subscription with what renewing it costs. */
export interface Subscription {
  id: string;
  offer: Offer;
  /** What renewing costs, in minor units of the product's currency. */
  amount: number;
  nextChargeAt: Date;
  buyer: Buyer;
  /** An offer to this subscriber. */
  special?: SubscriptionOffer;
}

const WORDS = ['assinatura', 'oferta'] as const;
const CUSTOM_OFFER_SHARE = 0.9;

/**
 * A subscription by its id or by the token of the payment that began it.
 *
 * @throws ApiFailure 404 `subscription_not_found`
 */
export async function findSubscription(context: SandboxContext, id: string): Promise<Subscription> {
  const demo = parseDemoId(context.catalogue, WORDS, id);
  const demoPlan = demo?.product.plans[0];
  if (demo && demoPlan) {
    const offer = { product: demo.product, plan: demoPlan };
    const due = nextChargeAt(demoPlan.planType, demo.product.area, context.now());
    const special = demo.word === 'oferta' ? customOffer(offer) : upgradeOffer(offer);
    return withSpecial({ id, offer, amount: demoPlan.amount, nextChargeAt: due, buyer: demoBuyer }, special);
  }
  const [row] = await context.store.db
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.id, id), eq(subscriptions.paymentToken, id)));
  const offer = row && findPlanById(context.catalogue, row.planId);
  if (!row || !offer) throw notFound('subscription_not_found');
  const buyer = { name: row.name ?? undefined, email: row.email ?? undefined };
  const found = { id: row.id, offer, amount: offer.plan.amount, nextChargeAt: row.nextChargeAt, buyer };
  return withSpecial(found, upgradeOffer(offer));
}

function withSpecial(subscription: Subscription, special: SubscriptionOffer | undefined): Subscription {
  return special ? { ...subscription, special } : subscription;
}

/** The next dearer plan of the product, for the difference. */
function upgradeOffer({ product, plan }: Offer): SubscriptionOffer | undefined {
  const [next] = product.plans
    .filter((candidate) => candidate.amount > plan.amount)
    .sort((a, b) => a.amount - b.amount);
  return next && { kind: 'upgrade', plan: summarisePlan({ product, plan: next }), amount: next.amount - plan.amount };
}

function customOffer(offer: Offer): SubscriptionOffer {
  const amount = Math.round(offer.plan.amount * CUSTOM_OFFER_SHARE);
  return { kind: 'custom', plan: { ...summarisePlan(offer), amount }, amount };
}
