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

/**
 * A plan id belongs to one plan of one brand in one environment: what else has it charges for the wrong thing.
 */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const uses = new Map<string, Use>();
    return {
      visit: ({ identity, brand }, report) => {
        for (const part of parts) {
          const { plans, mz } = brand[part] ?? {};
          const owner = { brand: identity, part };
          if (plans) claimIds(uses, { ...owner, way: 'plans' }, plans, report);
          if (mz?.methods) claimIds(uses, { ...owner, way: 'mz.methods' }, mz.methods, report);
        }
      },
    };
  },
};

const parts = ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[];

type Plans = Readonly<Record<string, { planId?: Readonly<Record<string, string>> } | undefined>>;

/** Enters the ids of some plans, and tells those that are another plan's. */
function claimIds(uses: Map<string, Use>, owner: Omit<Use, 'plan' | 'ids'>, plans: Plans, report: Report): void {
  for (const plan of Object.keys(plans)) {
    const ids = plans[plan]?.planId ?? {};
    const use = { ...owner, plan, ids };
    for (const environment of Object.keys(ids)) {
      const planId = ids[environment] ?? '';
      const other = uses.get(planId);
      if (!other) uses.set(planId, use);
      else if (isOther(use, other)) {
        const [first, later] = settleClaims(other, use);
        tell(later, later === use ? environment : findEnvironment(later, planId), planId, first, report);
        uses.set(planId, first);
      } else if (findEnvironment(other, planId) !== environment) tell(use, environment, planId, other, report);
    }
  }
}

function tell({ brand, part, way, plan }: Use, environment: string, planId: string, first: Use, report: Report): void {
  const path = [part, ...way.split('.'), plan, 'planId', environment];
  const params = { planId, plan: first.plan, brand: first.brand.id, environment: findEnvironment(first, planId) };
  const otherFile = first.brand === brand ? undefined : first.brand.file;
  report({ file: brand.file, path }, params, undefined, otherFile);
}

function isOther(one: Use, other: Use): boolean {
  return one.brand !== other.brand || one.way !== other.way || one.plan !== other.plan;
}

/** The first environment in which a plan has an id that it has. */
function findEnvironment({ ids }: Use, planId: string): string {
  return Object.keys(ids).find((environment) => ids[environment] === planId) ?? '';
}
