import type { JSONPath } from 'jsonc-parser';
import type { Brand } from '../../../../schemas/generated/types';
import type { BrandIdentity } from '../brand-identity';
import { settleClaims } from '../claims';
import type { CatalogueRule, Report } from '../rule';

/** A plan of a brand, by where it stands and its name. */
interface Plan {
  part: (typeof parts)[number];
  way: 'plans' | 'mz.methods';
  plan: string;
  /** By environment. */
  ids: Readonly<Record<string, string>>;
}

/** Where it stands and its name count too, so that two plans of a brand never share an id either. */
interface Use extends Plan {
  brand: BrandIdentity;
}

/** What of a plan is another's. */
interface Clash {
  first: Use;
  later: Use;
  /** By the environment of the later one. */
  planIds: Map<string, string>;
}

/**
 * A plan id belongs to one plan of one brand in one environment: what else has it charges for the wrong thing.
 */
export const rule: CatalogueRule<Plan[]> = {
  subject: 'catalogue',
  note: ({ brand }) =>
    parts.flatMap((part) => {
      const { plans, mz } = brand[part] ?? {};
      return [...listPlans(part, 'plans', plans), ...listPlans(part, 'mz.methods', mz?.methods)];
    }),
  judge: (noted, report) => {
    const uses = new Map<string, Use>();
    for (const { brand, note } of noted) {
      const clashes: Clash[] = [];
      for (const plan of note) claimIds(uses, { brand, ...plan }, clashes);
      for (const clash of clashes) tell(clash, report);
    }
  },
};

const parts = ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[];

type Plans = Readonly<Record<string, { planId?: Readonly<Record<string, string>> } | undefined>>;

function listPlans(part: Plan['part'], way: Plan['way'], plans: Plans = {}): Plan[] {
  return Object.keys(plans).flatMap((plan) => {
    const ids = plans[plan]?.planId;
    return ids ? [{ part, way, plan, ids }] : [];
  });
}

/** Enters the ids of a plan, and notes those that are another plan's. */
function claimIds(uses: Map<string, Use>, use: Use, clashes: Clash[]): void {
  for (const [environment, planId] of Object.entries(use.ids)) {
    const other = uses.get(planId);
    if (!other) uses.set(planId, use);
    else if (isOther(use, other)) {
      const [first, later] = settleClaims(other, use);
      addClash(clashes, { first, later }, later === use ? environment : findEnvironment(later, planId), planId);
      uses.set(planId, first);
    } else if (findEnvironment(other, planId) !== environment) {
      addClash(clashes, { first: other, later: use }, environment, planId);
    }
  }
}

/** Ids that were copied together are one mistake. */
function addClash(clashes: Clash[], pair: Omit<Clash, 'planIds'>, environment: string, planId: string): void {
  const known = clashes.find(({ first, later }) => first === pair.first && later === pair.later);
  if (known) known.planIds.set(environment, planId);
  else clashes.push({ ...pair, planIds: new Map([[environment, planId]]) });
}

function tell({ first, later, planIds }: Clash, report: Report): void {
  const { brand, part, way, plan } = later;
  const group = [part, ...way.split('.'), plan, 'planId'];
  const path: JSONPath = planIds.size > 1 ? group : [...group, ...planIds.keys()];
  const ids = [...planIds.values()];
  const params = {
    planId: ids.join(', '),
    plan: `${first.part}.${first.way}.${first.plan}`,
    brand: first.brand.id,
    environment: ids.map((planId) => findEnvironment(first, planId)).join(', '),
  };
  const otherFile = first.brand === brand ? undefined : first.brand.file;
  report({ file: brand.file, path }, params, undefined, otherFile);
}

/** What `all` states is that of the areas; two areas sell each its own plans, in their own money. */
function isOther(one: Use, other: Use): boolean {
  const isSamePart = one.part === other.part || one.part === 'all' || other.part === 'all';
  return one.brand !== other.brand || one.way !== other.way || one.plan !== other.plan || !isSamePart;
}

/** The first environment in which a plan has an id that it has. */
function findEnvironment({ ids }: Use, planId: string): string {
  return Object.keys(ids).find((environment) => ids[environment] === planId) ?? '';
}
