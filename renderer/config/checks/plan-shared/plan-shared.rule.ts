import type { Brand } from '../../../../schemas/generated/types';
import type { BrandSubject, Rule } from '../rule';

interface Use {
  brandId: string;
  environment: string;
  /** The plan, so that two plans of a brand never share an id either. */
  plan: string;
}

/** A plan id belongs to one plan of one brand in one environment: what else has it charges for the wrong thing. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const uses = new Map<string, Use>();
    return {
      visit: (brand, report) => {
        forEachPlanId(brand, (planId, use, path) => {
          const other = uses.get(planId);
          if (!other) uses.set(planId, use);
          else if (isOther(use, other)) {
            const place = { file: brand.file, path: [...path, 'planId', use.environment] };
            report(place, { planId, brand: other.brandId, environment: other.environment });
          }
        });
      },
    };
  },
};

function isOther(one: Use, other: Use): boolean {
  return one.brandId !== other.brandId || one.environment !== other.environment || one.plan !== other.plan;
}

const parts = ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[];

type OnPlanId = (planId: string, use: Use, path: readonly string[]) => void;

/** The plan ids of a brand's plans and of Mozambique's methods, as the file states them. */
function forEachPlanId({ id, brand }: BrandSubject, onPlanId: OnPlanId): void {
  for (const part of parts) {
    const { plans, mz } = brand[part] ?? {};
    if (plans) forEachIn(id, plans, [part, 'plans'], onPlanId);
    if (mz?.methods) forEachIn(id, mz.methods, [part, 'mz', 'methods'], onPlanId);
  }
}

function forEachIn(
  brandId: string,
  entries: Readonly<Record<string, { planId?: Readonly<Record<string, string>> } | undefined>>,
  path: readonly string[],
  onPlanId: OnPlanId,
): void {
  for (const name of Object.keys(entries)) {
    const ids = entries[name]?.planId ?? {};
    const plan = `${path.at(-1)}.${name}`;
    for (const environment of Object.keys(ids)) {
      const planId = ids[environment];
      if (planId !== undefined) onPlanId(planId, { brandId, environment, plan }, [...path, name]);
    }
  }
}
