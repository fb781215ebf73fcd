import { areas, type Environment } from '../../catalogue/catalogue';
import type { Area, Brand } from '../../schemas/generated/types';

/** A plan of a brand's file, or a method of Mozambique, which has plan ids of its own. */
export interface StatedPlan {
  part: Area | 'all';
  /** Path in the file. */
  path: string[];
  ids: Partial<Readonly<Record<Environment, string>>>;
}

type Plans = Readonly<Record<string, { planId?: StatedPlan['ids'] } | undefined>>;

export function listStatedPlans(brand: Brand): StatedPlan[] {
  return (['all', ...areas] as const).flatMap((part) => {
    const list = (path: string[], plans: Plans = {}) =>
      Object.entries(plans).flatMap(([name, plan]): StatedPlan[] =>
        plan?.planId ? [{ part, path: [part, ...path, name], ids: plan.planId }] : [],
      );
    return [...list(['plans'], brand[part]?.plans), ...list(['mz', 'methods'], brand[part]?.mz?.methods)];
  });
}
