import type { BrandSettings, PlanSummary } from '../../schemas/generated/types';

/** The plan with the installments that its area lets a buyer choose: all, those of its list, or none but one payment. */
export function limitInstallments(plan: PlanSummary, { mz }: Pick<BrandSettings, 'mz'>): PlanSummary {
  const { installments: counts, showsInstallments = true } = mz ?? {};
  if (counts === undefined && showsInstallments) return plan;
  const allowed = showsInstallments ? counts : [1];
  return { ...plan, installments: plan.installments.filter(({ id }) => allowed?.includes(id)) };
}
