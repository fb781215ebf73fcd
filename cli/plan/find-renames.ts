import type { AreaSubject, BrandSubject } from '../../catalogue/subject';
import type { PlanTree } from './read-plan-tree';

/** A brand that continues under another name. */
export interface Rename {
  from: string;
  to: string;
}

type BrandTree = Pick<PlanTree, 'brands'>;

/** Brands with different names on the two sides. An ambiguous brand is left out. */
export function findRenames(before: BrandTree, after: BrandTree): Rename[] {
  const gone = listOnly(before, after);
  const come = listOnly(after, before);
  return gone.flatMap((old) => {
    const [now, ...others] = come.filter((brand) => isSame(old, brand));
    if (!now || others.length > 0 || gone.some((other) => other !== old && isSame(other, now))) return [];
    return [{ from: old.id, to: now.id }];
  });
}

/** Brands whose name the other side lacks. */
function listOnly({ brands }: BrandTree, other: BrandTree): BrandSubject[] {
  return [...brands.values()].filter(({ id }) => !other.brands.has(id));
}

/** Both sell one product in some area, with a plan of the same id. Other changes are then compared. */
function isSame(old: BrandSubject, now: BrandSubject): boolean {
  return now.areas.some((area) => {
    const was = old.areas.find((one) => one.area === area.area);
    if (was?.settings.productCode !== area.settings.productCode) return false;
    const ids = listPlanIds(was);
    return listPlanIds(area).some((id) => ids.includes(id));
  });
}

function listPlanIds({ settings }: AreaSubject): unknown[] {
  return Object.values(settings.plans).flatMap(({ planId }) => Object.values(planId));
}
