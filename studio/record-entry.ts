import type { Entry } from '../model/location/entry';
import type { PlanSummary, TemplateExamples } from '../schemas/generated/types';

type ExampleEntry = NonNullable<TemplateExamples['examples'][number]['entry']>;

/** Backend data for an example's invoice or subscription: the first plan. Without a status, the id is unknown. */
export function recordEntry(entry: ExampleEntry, plans: readonly PlanSummary[]): Entry {
  const { kind, id } = entry;
  const [plan] = plans;
  const known = plan && { id, plan, amount: plan.amount, currency: plan.currency };
  if (kind === 'invoice') {
    const { status, dueDate } = entry;
    return { kind, id, found: known && status ? { ...known, status, dueDate: dueDate ?? '2026-12-05' } : null };
  }
  const { status, nextChargeAt } = entry;
  return {
    kind,
    id,
    found: known && status ? { ...known, status, nextChargeAt: nextChargeAt ?? '2026-12-05T12:00:00Z' } : null,
  };
}
