import type { JSONPath } from 'jsonc-parser';
import type { BrandSubject } from '../../../catalogue/subject';
import type { Brand } from '../../../schemas/generated/types';
import { settleClaims } from '../claims';
import { isNamedAfter } from '../is-named-after';
import type { Report, Rule } from '../rule';

/** Places where a brand states plans. */
interface Group {
  part: (typeof parts)[number];
  way: 'plans' | 'mz.methods';
}

type PlanIds = Readonly<Record<string, string>>;

/** A plan of a brand. Its place and name count too, so that two plans of one brand cannot share an id. */
interface Use {
  brand: BrandSubject;
  group: Group;
  plan: string;
  ids: PlanIds;
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
    for (const use of listUses(brand)) claimIds(uses, use, clashes);
    for (const clash of clashes) tell(clash, report);
  }
};

const parts = ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[];

type Plans = Readonly<Record<string, { planId?: PlanIds } | undefined>>;

function listUses(brand: BrandSubject): Use[] {
  return parts.flatMap((part) => {
    const { plans, mz } = brand.brand[part] ?? {};
    const listOf = (way: Group['way'], stated: Plans = {}) =>
      Object.entries(stated).flatMap(([plan, { planId: ids } = {}]) =>
        ids ? [{ brand, group: { part, way }, plan, ids }] : [],
      );
    return [...listOf('plans', plans), ...listOf('mz.methods', mz?.methods)];
  });
}

/** Registers a plan's ids, and records those that belong to another plan. */
function claimIds(uses: Map<string, Use>, use: Use, clashes: Clash[]): void {
  for (const environment in use.ids) {
    const planId = use.ids[environment] ?? '';
    const other = uses.get(planId);
    if (!other) uses.set(planId, use);
    else if (isOther(use, other)) {
      const [first, later] = settleClaims(other, use);
      const environments = [first, later].map((one) => (one === use ? environment : findEnvironment(one, planId)));
      addClash(clashes, { first, later }, environments, planId);
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
  [environment = '', later = '']: readonly string[],
  planId: string,
): void {
  const known = clashes.find((clash) => clash.first === pair.first && clash.later === pair.later);
  const planIds = known?.planIds ?? new Map();
  planIds.set(later, { planId, environment });
  if (!known) clashes.push({ ...pair, planIds });
}

function tell({ first, later, planIds }: Clash, report: Report): void {
  const { brand, group, plan } = later;
  const place = [...wayTo(group), plan, 'planId'];
  const path: JSONPath = planIds.size > 1 ? place : [...place, ...planIds.keys()];
  const ids = [...planIds.values()];
  const params = {
    planId: ids.map(({ planId }) => planId).join(', '),
    plan: [...wayTo(first.group), first.plan].join('.'),
    brand: first.brand.id,
    environment: ids.map(({ environment }) => environment).join(', '),
  };
  const otherFile = first.brand === brand ? undefined : first.brand.file;
  report({ file: brand.file, path }, params, undefined, otherFile);
}

function wayTo({ part, way }: Group): string[] {
  return [part, ...way.split('.')];
}

/** A value in `all` belongs to the areas. Two areas sell separate plans in their own currencies. */
function isOther(one: Use, other: Use): boolean {
  if (one.brand !== other.brand || one.plan !== other.plan) return true;
  const [part, otherPart] = [one.group.part, other.group.part];
  const isSamePart = part === otherPart || part === 'all' || otherPart === 'all';
  return one.group.way !== other.group.way || !isSamePart;
}

/** First environment in which a plan has the id. */
function findEnvironment({ ids }: Use, planId: string): string {
  return Object.keys(ids).find((environment) => ids[environment] === planId) ?? '';
}
