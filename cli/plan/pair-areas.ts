import type { AreaSubject, BrandSubject } from '../../catalogue/subject';
import type { PlanTree } from './read-plan-tree';

interface BrandPair {
  old: BrandSubject;
  now: BrandSubject;
}

interface AreaPair extends BrandPair {
  oldArea: AreaSubject;
  area: AreaSubject;
}

/** Brands that both sides have. */
export function pairBrands(before: PlanTree, after: PlanTree): BrandPair[] {
  return [...after.brands.values()].flatMap((now) => {
    const old = before.brands.get(now.id);
    return old ? [{ old, now }] : [];
  });
}

/** Areas that both sides have. */
export function pairAreas(before: PlanTree, after: PlanTree): AreaPair[] {
  return pairBrands(before, after).flatMap(({ old, now }) =>
    now.areas.flatMap((area) => {
      const oldArea = old.areas.find((one) => one.area === area.area);
      return oldArea ? [{ old, now, oldArea, area }] : [];
    }),
  );
}
