import type { JSONPath } from 'jsonc-parser';
import type { Brand } from '../../../../schemas/generated/types';
import type { BrandIdentity } from '../brand-identity';
import { settleClaims } from '../claims';
import type { Report, Rule } from '../rule';

/** A plan: where it stands and its name count too, so that two plans of a brand never share an id either. */
interface Use {
  brand: BrandIdentity;
  part: (typeof parts)[number];
  way: 'plans' | 'mz.methods';
  plan: string;
  ids: Readonly<Record<string, string>>;
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
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const uses = new Map<string, Use>();
    return {
      visit: ({ identity, brand }, report) => {
        const clashes: Clash[] = [];
        for (const part of parts) {
          const { plans, mz } = brand[part] ?? {};
          const owner = { brand: identity, part };
          if (plans) claimIds(uses, { ...owner, way: 'plans' }, plans, clashes);
          if (mz?.methods) claimIds(uses, { ...owner, way: 'mz.methods' }, mz.methods, clashes);
        }
        for (const clash of clashes) tell(clash, report);
      },
    };
  },
};

const parts = ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[];

type Plans = Readonly<Record<string, { planId?: Readonly<Record<string, string>> } | undefined>>;

/** Enters the ids of some plans, and notes those that are another plan's. */
function claimIds(uses: Map<string, Use>, owner: Omit<Use, 'plan' | 'ids'>, plans: Plans, clashes: Clash[]): void {
  for (const plan of Object.keys(plans)) {
    const ids = plans[plan]?.planId ?? {};
    const use = { ...owner, plan, ids };
    for (const environment of Object.keys(ids)) {
      const planId = ids[environment] ?? '';
      const other = uses.get(planId);
      if (!other) uses.set(planId, use);
      else if (isOther(use, other)) {
        const [first, later] = settleClaims(other, use);
        note(clashes, { first, later }, later === use ? environment : findEnvironment(later, planId), planId);
        uses.set(planId, first);
      } else if (findEnvironment(other, planId) !== environment) {
        note(clashes, { first: other, later: use }, environment, planId);
      }
    }
  }
}

/** Ids that were copied together are one mistake. */
function note(clashes: Clash[], pair: Omit<Clash, 'planIds'>, environment: string, planId: string): void {
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
