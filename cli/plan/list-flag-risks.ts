import { configPaths } from '../../catalogue/config-paths';
import type { BrandSubject } from '../../catalogue/subject';
import { listFlagUses } from '../../checks/rules/list-flag-uses';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';

/** Values of feature flags that change, for the brands that use them. A flag service may decide otherwise. */
export function listFlagRisks(before: PlanTree, after: PlanTree): Risk[] {
  return Object.entries(after.shared.flags).flatMap(([flag, is]) => {
    const was = before.shared.flags[flag];
    const users = [...after.brands.values()].filter((brand) => listFlagUses(brand).some((use) => use.flag === flag));
    if (!was || users.length === 0) return [];
    return (['isOn', 'rollout'] as const)
      .filter((key) => was[key] !== is[key])
      .map(
        (key): Risk => ({
          category: users.some((brand) => isOfMethod(brand, flag)) ? 'MONEY' : 'ROUTING',
          rule: `flag.${key}`,
          params: [flag],
          subjects: users.flatMap(({ id, areas }) => areas.map(({ area }) => subjectOf(id, area))),
          before: was[key],
          after: is[key],
          ...after.locate({ file: configPaths.flags, path: [flag, key] }),
        }),
      );
  });
}

function isOfMethod({ areas }: BrandSubject, flag: string): boolean {
  return areas.some(({ settings }) => Object.values(settings.payment?.flags ?? {}).includes(flag));
}
