import { configPaths } from '../../catalogue/config-paths';
import type { BrandSubject } from '../../catalogue/subject';
import { listFlagUses } from '../../checks/rules/list-flag-uses';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';

/** Values of feature flags that change, for the brands that use them. A flag service may decide otherwise. */
export function listFlagRisks(before: PlanTree, after: PlanTree): Risk[] {
  const brands = [...after.brands.values()];
  return Object.entries(after.shared.flags).flatMap(([flag, { isOn }]): Risk[] => {
    const was = before.shared.flags[flag]?.isOn;
    if (was === undefined || was === isOn) return [];
    const users = brands.filter((brand) => listFlagUses(brand).some((use) => use.flag === flag));
    if (users.length === 0) return [];
    const risk: Risk = {
      category: users.some((brand) => isOfMethod(brand, flag)) ? 'MONEY' : 'ROUTING',
      rule: 'flag.isOn',
      params: [flag],
      subjects: users.flatMap(({ id, areas }) => areas.map(({ area }) => subjectOf(id, area))),
      before: was,
      after: isOn,
      ...after.locate({ file: configPaths.flags, path: [flag, 'isOn'] }),
    };
    return [risk];
  });
}

function isOfMethod({ areas }: BrandSubject, flag: string): boolean {
  return areas.some(({ settings }) => Object.values(settings.payment?.flags ?? {}).includes(flag));
}
