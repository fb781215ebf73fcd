import type { BrandArea } from '../../catalogue/catalogue';
import { leaveOutPending } from '../../catalogue/leave-out-pending';
import type { AreaSubject } from '../../catalogue/subject';
import type { Area, PlanType } from '../../schemas/generated/types';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';

/** Sale of an area in production. */
interface Sale {
  isSold: boolean;
  /** Whether it sells each plan. */
  plans: ReadonlyMap<string, boolean>;
  pending: readonly string[];
}

/** Areas and plans that production stops selling, does not sell yet, or begins to sell, because of pending ids. */
export function listPendingRisks(before: PlanTree, after: PlanTree): Risk[] {
  return [...after.brands.values()].flatMap(({ areas }) =>
    areas.flatMap((area) => {
      const [was, is] = [before, after].map((tree) => describeSale(findArea(tree, area.brandId, area.area)));
      return is ? compareSales(was, is, area, after) : [];
    }),
  );
}

function compareSales(was: Sale | undefined, is: Sale, area: AreaSubject, after: PlanTree): Risk[] {
  const tell = (rule: string, params: string[], old: boolean | undefined, now: boolean, key: string): Risk[] => {
    if (old === now || (old !== false && now)) return [];
    const risk = { category: 'MONEY', rule, params, before: old, after: now } as const;
    const subjects = [subjectOf(area.brandId, area.area)];
    return [{ ...risk, subjects, ...after.locate(area.placeOf(key.split('.'))) }];
  };
  const ofArea = tell('sale.area', [], was?.isSold, is.isSold, is.pending[0] ?? 'plans');
  if (!is.isSold) return ofArea;
  const ofPlans = [...is.plans].flatMap(([type, isSold]) =>
    // A new sale of the area includes its plans.
    isSold && !was?.isSold ? [] : tell('sale.plan', [type], was?.plans.get(type), isSold, `plans.${type}.planId`),
  );
  return [...ofArea, ...ofPlans];
}

function describeSale(area: BrandArea | undefined): Sale | undefined {
  if (!area) return undefined;
  const { sold, pending } = leaveOutPending(area);
  const types = Object.keys(area.settings.plans) as PlanType[];
  const plans = new Map(types.map((type) => [type, sold?.settings.plans[type] !== undefined]));
  return { isSold: sold !== undefined, plans, pending };
}

function findArea({ catalogue }: PlanTree, brandId: string, area: Area): BrandArea | undefined {
  return catalogue.brands.find(({ id }) => id === brandId)?.areas[area];
}
