import { configPaths } from '../../catalogue/config-paths';
import type { Waivers } from '../../schemas/generated/types';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';

/** Order of the brands, fallback for unknown products, and waived checks. */
export function listBrandRisks(before: PlanTree, after: PlanTree): Risk[] {
  return [...listFirstBrand(before, after), ...listOrders(before, after), ...listWaivers(before, after)];
}

function listFirstBrand(before: PlanTree, after: PlanTree): Risk[] {
  const [was, is] = [before, after].map(
    ({ catalogue }) => catalogue.brands.find(({ areas }) => areas.BR !== undefined)?.id,
  );
  if (was === is || is === undefined) return [];
  const place = { file: configPaths.brand(is), path: ['order'] };
  const risk = {
    category: 'ROUTING',
    rule: 'brand.first',
    params: [],
    subjects: [is],
    before: was,
    after: is,
  } as const;
  return [{ ...risk, ...after.locate(place) }];
}

function listOrders(before: PlanTree, after: PlanTree): Risk[] {
  return [...after.brands.values()].flatMap(({ id, file, brand }): Risk[] => {
    const was = before.brands.get(id)?.brand.order;
    if (was === undefined || was === brand.order) return [];
    const risk = { category: 'ROUTING', rule: 'brand.order', params: [], before: was, after: brand.order } as const;
    return [{ ...risk, subjects: [id], ...after.locate({ file, path: ['order'] }) }];
  });
}

function listWaivers(before: PlanTree, after: PlanTree): Risk[] {
  const ofBrands = [...after.brands.values()].flatMap(({ id, file, brand, areas }) => {
    const old = before.brands.get(id)?.brand.waivers;
    return compareWaivers(
      old,
      brand.waivers,
      after,
      file,
      areas.map(({ area }) => subjectOf(id, area)),
    );
  });
  const ofFlows = after.shared.flows
    .list()
    .flatMap(({ name, file, waivers }) =>
      compareWaivers(before.shared.flows.get(name)?.waivers, waivers, after, file, []),
    );
  return [...ofBrands, ...ofFlows];
}

/** New waivers, and those with a later end. */
function compareWaivers(
  old: Waivers | undefined = [],
  waivers: Waivers | undefined = [],
  after: PlanTree,
  file: string,
  subjects: readonly string[],
): Risk[] {
  return waivers.flatMap(({ code, reason, until }, index): Risk[] => {
    const was = old.find((waiver) => waiver.code === code);
    if (was && was.until >= until) return [];
    const risk = {
      category: 'LEGAL',
      rule: 'waiver',
      params: [code, reason],
      before: was?.until,
      after: until,
    } as const;
    return [{ ...risk, subjects, ...after.locate({ file, path: ['waivers', index] }) }];
  });
}
