import type { Brand } from '../../../../schemas/generated/types';
import type { Rule } from '../rule';

/** A plan: where it stands and its name count too, so that two plans of a brand never share an id either. */
interface Use {
  brandId: string;
  way: string;
  plan: string;
  ids: Readonly<Record<string, string>>;
}

/** A plan id belongs to one plan of one brand in one environment: what else has it charges for the wrong thing. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const uses = new Map<string, Use>();
    return {
      visit: ({ id, file, brand }, report) => {
        for (const part of parts) {
          const { plans, mz } = brand[part] ?? {};
          const tell = ({ way, plan }: Use, environment: string, planId: string, other: Use) =>
            report(
              { file, path: [part, ...way.split('.'), plan, 'planId', environment] },
              { planId, brand: other.brandId, environment: findEnvironment(other, planId) ?? '' },
            );
          if (plans) claimIds(uses, id, 'plans', plans, tell);
          if (mz?.methods) claimIds(uses, id, 'mz.methods', mz.methods, tell);
        }
      },
    };
  },
};

const parts = ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[];

type Plans = Readonly<Record<string, { planId?: Readonly<Record<string, string>> } | undefined>>;

/** Enters the ids of some plans, and tells those that are another plan's. */
function claimIds(
  uses: Map<string, Use>,
  brandId: string,
  way: string,
  plans: Plans,
  tell: (use: Use, environment: string, planId: string, other: Use) => void,
): void {
  for (const plan of Object.keys(plans)) {
    const ids = plans[plan]?.planId ?? {};
    const use = { brandId, way, plan, ids };
    for (const environment of Object.keys(ids)) {
      const planId = ids[environment] ?? '';
      const other = uses.get(planId);
      if (!other) uses.set(planId, use);
      else if (isOther(use, other) || findEnvironment(other, planId) !== environment) {
        tell(use, environment, planId, other);
      }
    }
  }
}

function isOther(one: Use, other: Use): boolean {
  return one.brandId !== other.brandId || one.way !== other.way || one.plan !== other.plan;
}

/** The environment in which a plan was the first to have an id. */
function findEnvironment({ ids }: Use, planId: string): string | undefined {
  return Object.keys(ids).find((environment) => ids[environment] === planId);
}
