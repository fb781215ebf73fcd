import type { Entry } from '../model/location/entry';
import { withAmount } from '../model/money/with-amount';
import type { PlanSummary, SubscriptionOffer, TemplateExamples } from '../schemas/generated/types';

type ExampleEntry = NonNullable<TemplateExamples['examples'][number]['entry']>;

/**
 * Backend data for an example's invoice, subscription or lead: the first plan. An example without its status or name
 * has an unknown id.
 */
export function recordEntry(entry: ExampleEntry, plans: readonly PlanSummary[]): Entry {
  const [plan] = plans;
  switch (entry.kind) {
    case 'invoice':
      return recordInvoice(entry, plan);
    case 'subscription':
      return recordSubscription(entry, plan, plans);
    case 'lead': {
      const { kind, id, maskedName, isUsed } = entry;
      const known = plan && maskedName !== undefined;
      return {
        kind,
        id,
        found: known
          ? { leadId: id, maskedName, maskedEmail: 'a•••@example.com', planType: plan.planType, planId: plan.id }
          : null,
        ...(isUsed && { isUsed }),
      };
    }
  }
}

function recordInvoice(
  { kind, id, status, dueDate = '2026-12-05' }: Extract<ExampleEntry, { kind: 'invoice' }>,
  plan: PlanSummary | undefined,
): Entry {
  return { kind, id, found: plan && status ? { id, plan, ...priceOf(plan), status, dueDate } : null };
}

function recordSubscription(
  { kind, id, status, nextChargeAt = '2026-12-05T12:00:00Z', offer }: Extract<ExampleEntry, { kind: 'subscription' }>,
  plan: PlanSummary | undefined,
  plans: readonly PlanSummary[],
): Entry {
  if (!plan || !status) return { kind, id, found: null };
  const special = offer && { offer: recordOffer(offer, plan, plans) };
  return { kind, id, found: { id, plan, ...priceOf(plan), status, nextChargeAt, ...special } };
}

function recordOffer(
  kind: SubscriptionOffer['kind'],
  plan: PlanSummary,
  plans: readonly PlanSummary[],
): SubscriptionOffer {
  if (kind === 'custom') {
    const amount = Math.round(plan.amount * 0.9);
    return { kind, plan: withAmount(plan, amount), amount };
  }
  const dearest = plans.reduce((one, other) => (other.amount > one.amount ? other : one));
  const next = dearest === plan ? { ...withAmount(plan, plan.amount * 2), id: `${plan.id}-plus` } : dearest;
  return { kind, plan: next, amount: next.amount - plan.amount };
}

function priceOf({ amount, currency }: PlanSummary) {
  return { amount, currency };
}
