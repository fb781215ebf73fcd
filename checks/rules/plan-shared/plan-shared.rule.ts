import { environments } from '../../../catalogue/catalogue';
import type { BrandSubject } from '../../../catalogue/subject';
import { settleClaims } from '../claims';
import { isNamedAfter } from '../is-named-after';
import { listStatedPlans, type StatedPlan } from '../list-stated-plans';
import type { Report, Rule } from '../rule';

interface Use extends StatedPlan {
  brand: BrandSubject;
}

/** The part of a plan that belongs to another plan. */
interface Clash {
  first: Use;
  later: Use;
  /** By the later plan's environment: the id, and the first plan's environment with that id. */
  planIds: Map<string, { planId: string; environment: string }>;
}

/** A plan id belongs to one plan of one brand in one environment. A shared id charges for the wrong product. */
export const rule: Rule = ({ brands }, report) => {
  const uses = new Map<string, Use>();
  for (const brand of brands) {
    const clashes: Clash[] = [];
    for (const plan of listStatedPlans(brand.brand)) claimIds(uses, { ...plan, brand }, clashes);
    for (const clash of clashes) reportClash(clash, report);
  }
};

/** Registers a plan's ids, and records those that belong to another plan. */
function claimIds(uses: Map<string, Use>, use: Use, clashes: Clash[]): void {
  for (const environment of environments) {
    const planId = use.ids[environment];
    if (planId === undefined) continue;
    const other = uses.get(planId);
    if (!other) uses.set(planId, use);
    else if (isOther(use, other)) {
      const [first, later] = settleClaims(other, use);
      const ofOther = findEnvironment(other, planId);
      addClash(clashes, { first, later }, first === use ? [environment, ofOther] : [ofOther, environment], planId);
      uses.set(planId, first);
    } else {
      const earlier = findEnvironment(other, planId);
      if (earlier === environment) continue;
      // The copy is the place whose environment the id does not name. `all` comes before its areas.
      const isOwn = other === use && isNamedAfter(planId, environment) && !isNamedAfter(planId, earlier);
      addClash(clashes, { first: other, later: use }, isOwn ? [environment, earlier] : [earlier, environment], planId);
    }
  }
}

/** Ids copied together are one finding. */
function addClash(
  clashes: Clash[],
  pair: Omit<Clash, 'planIds'>,
  [environment, later]: readonly [string, string],
  planId: string,
): void {
  const known = clashes.find((clash) => clash.first === pair.first && clash.later === pair.later);
  const planIds: Clash['planIds'] = known?.planIds ?? new Map();
  planIds.set(later, { planId, environment });
  if (!known) clashes.push({ ...pair, planIds });
}

function reportClash({ first, later, planIds }: Clash, report: Report): void {
  const { brand, path } = later;
  const ids = [...planIds.values()];
  const params = {
    planId: ids.map(({ planId }) => planId).join(', '),
    plan: first.path.join('.'),
    brand: first.brand.id,
    environment: ids.map(({ environment }) => environment).join(', '),
  };
  const place = { file: brand.file, path: [...path, 'planId', ...(planIds.size > 1 ? [] : planIds.keys())] };
  report(place, params, undefined, first.brand === brand ? undefined : first.brand.file);
}

/** A value in `all` belongs to the areas. Two areas sell separate plans in their own currencies. */
function isOther(one: Use, other: Use): boolean {
  const isSamePart = one.part === other.part || one.part === 'all' || other.part === 'all';
  const [path, otherPath] = [one, other].map((use) => use.path.slice(1).join('.'));
  return one.brand !== other.brand || path !== otherPath || !isSamePart;
}

/** First environment in which a plan has the id. */
function findEnvironment({ ids }: Use, planId: string): string {
  return environments.find((environment) => ids[environment] === planId) ?? '';
}
