import type { BrandSettings, PlanSummary } from '../../schemas/generated/types';

/** Limits a plan's installments to its area's settings: all, those of the list, or one payment only. */
export function limitInstallments(plan: PlanSummary, { mz }: Pick<BrandSettings, 'mz'>): PlanSummary {
  const { installments: counts, showsInstallments = true } = mz ?? {};
  if (counts === undefined && showsInstallments) return plan;
  const allowed = showsInstallments ? counts : [1];
  return { ...plan, installments: plan.installments.filter(({ id }) => allowed?.includes(id)) };
}
