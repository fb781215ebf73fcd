import { configPaths } from '../../catalogue/config-paths';
import { leaveOutPending } from '../../catalogue/leave-out-pending';
import type { AreaSubject, BrandSubject } from '../../catalogue/subject';
import { listFlagUses } from '../../checks/rules/list-flag-uses';
import { selectFallbackArea } from '../../renderer/checkout/select-brand';
import type { Area, PlanType, Waivers } from '../../schemas/generated/types';
import { addBrandFacts } from './brand-facts';
import { Facts } from './fact';
import { addFlowFacts } from './flow-facts';
import type { PlanTree } from './read-plan-tree';
import { addSettingFacts } from './setting-facts';
import { addTextFacts } from './text-facts';

/** Name of a brand's area in a plan. */
export function subjectOf(brandId: string, area: Area): string {
  return `${brandId} ${area}`;
}

/** Subject of what belongs to no brand. */
export const everybody = '';

/** Everything that a plan compares, by subject: all brands together, each brand, each of its areas. */
export function listFacts(tree: PlanTree): Map<string, Facts> {
  const all = new Map([[everybody, listSharedFacts(tree)]]);
  for (const brand of tree.brands.values()) {
    const ofBrand = new Facts();
    addBrandFacts(ofBrand, tree.catalogue, brand);
    all.set(brand.id, ofBrand);
    for (const area of brand.areas) all.set(subjectOf(brand.id, area.area), listAreaFacts(tree, brand, area));
  }
  return all;
}

function listSharedFacts({ catalogue, shared }: PlanTree): Facts {
  const facts = new Facts();
  const { brandId } = selectFallbackArea(catalogue);
  facts.add('brand.first', brandId, { file: configPaths.brand(brandId), path: ['order'] });
  for (const { file, waivers } of shared.flows.list()) addWaivers(facts, file, waivers);
  return facts;
}

function listAreaFacts(tree: PlanTree, brand: BrandSubject, area: AreaSubject): Facts {
  const facts = new Facts();
  addSettingFacts(facts, area);
  addSale(facts, tree, area);
  addTextFacts(facts, tree, brand, area);
  addFlowFacts(facts, area);
  addFlags(facts, tree, brand);
  addWaivers(facts, brand.file, brand.brand.waivers);
  return facts;
}

/** Whether production sells an area, and each of its plans: a pending id stops the sale. */
function addSale(facts: Facts, { catalogue }: PlanTree, { brandId, area, settings, placeOf }: AreaSubject): void {
  const built = catalogue.brands.find(({ id }) => id === brandId)?.areas[area];
  if (!built) return;
  const { sold, pending } = leaveOutPending(built);
  const [first = 'plans'] = pending;
  facts.add('sale.area', sold !== undefined, () => placeOf(first.split('.')));
  if (!sold) return;
  for (const type of Object.keys(settings.plans)) {
    const isSold = sold.settings.plans[type as PlanType] !== undefined;
    facts.add(`sale.plan.${type}`, isSold, () => placeOf(['plans', type, 'planId']));
  }
}

/** Feature flags that a brand uses. A flag service may decide otherwise. */
function addFlags(facts: Facts, { shared }: PlanTree, brand: BrandSubject): void {
  const methods = brand.areas.flatMap(({ settings }) => Object.values(settings.payment.flags ?? {}));
  for (const { flag } of listFlagUses(brand)) {
    const stated = shared.flags[flag];
    if (!stated) continue;
    const part = `flag.${flag}`;
    facts.parts.add(part);
    const path = `${methods.includes(flag) ? 'methodFlag' : 'flag'}.${flag}`;
    for (const key of ['isOn', 'rollout'] as const)
      facts.add(`${path}.${key}`, stated[key], { file: configPaths.flags, path: [flag, key] }, { part });
  }
}

function addWaivers(facts: Facts, file: string, waivers: Waivers = []): void {
  for (const [index, { code, reason, until }] of waivers.entries())
    facts.add(`waiver.${file}.${code}`, until, { file, path: ['waivers', index] }, { params: [code, reason] });
}
