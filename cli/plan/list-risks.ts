import { joinSubjects } from './change';
import { listBrandRisks } from './list-brand-risks';
import { listFlagRisks } from './list-flag-risks';
import { listFlowRisks } from './list-flow-risks';
import { listPendingRisks } from './list-pending-risks';
import { listSettingRisks } from './list-setting-risks';
import { listWordRisks } from './list-word-risks';
import type { PlanTree } from './read-plan-tree';
import { type Risk, riskCategories } from './risk';

/** All changes that a reviewer must see first, by category. The effects of one line are listed once. */
export function listRisks(before: PlanTree, after: PlanTree): Risk[] {
  const ofSettings = [...after.brands.keys()].flatMap((id) => listSettingRisks(before, after, id));
  const risks = joinSubjects([
    ...listBrandRisks(before, after),
    ...listPendingRisks(before, after),
    ...ofSettings,
    ...listWordRisks(before, after),
    ...listFlowRisks(before, after),
    ...listFlagRisks(before, after),
  ]);
  return riskCategories.flatMap((category) => risks.filter((risk) => risk.category === category));
}
