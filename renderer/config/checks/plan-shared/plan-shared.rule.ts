import type { Brand } from '../../../../schemas/generated/types';
import type { Rule } from '../rule';

interface Use {
  brandId: string;
  environment: string;
  /** Where it stands and its name, so that two plans of a brand never share an id either. */
  way: string;
  plan: string;
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
          const tell = (way: string, use: Use, planId: string, other: Use) =>
            report(
              { file, path: [part, ...way.split('.'), use.plan, 'planId', use.environment] },
              { planId, brand: other.brandId, environment: other.environment },
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
  tell: (way: string, use: Use, planId: string, other: Use) => void,
): void {
  for (const plan of Object.keys(plans)) {
    const ids = plans[plan]?.planId ?? {};
    for (const environment of Object.keys(ids)) {
      const planId = ids[environment] ?? '';
      const use = { brandId, environment, way, plan };
      const other = uses.get(planId);
      if (!other) uses.set(planId, use);
      else if (isOther(use, other)) tell(way, use, planId, other);
    }
  }
}

function isOther(one: Use, other: Use): boolean {
  return (
    one.brandId !== other.brandId ||
    one.environment !== other.environment ||
    one.way !== other.way ||
    one.plan !== other.plan
  );
}
