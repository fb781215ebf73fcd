import type { Brand } from '../../../../schemas/generated/types';
import type { JsonPlace } from '../../findings/config-finding';
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
        for (const { planId, use, place } of listPlanIds(brand)) {
          const other = uses.get(planId);
          if (!other) uses.set(planId, use);
          else if (isOther(use, other)) report(place, { planId, brand: other.brandId, environment: other.environment });
        }
      },
    };
  },
};

function isOther(one: Use, other: Use): boolean {
  return one.brandId !== other.brandId || one.environment !== other.environment || one.plan !== other.plan;
}

function* listPlanIds({
  id: brandId,
  file,
  brand,
}: BrandSubject): Generator<{ planId: string; use: Use; place: JsonPlace }> {
  for (const part of ['all', 'BR', 'MZ'] as const satisfies readonly (keyof Brand)[]) {
    const { plans = {}, mz } = brand[part] ?? {};
    for (const [group, entries] of [
      ['plans', plans],
      ['methods', mz?.methods ?? {}],
    ] as const) {
      for (const [name, entry] of Object.entries(entries)) {
        for (const [environment, planId] of Object.entries<string>(entry?.planId ?? {})) {
          const way = group === 'plans' ? ['plans', name] : ['mz', 'methods', name];
          const place = { file, path: [part, ...way, 'planId', environment] };
          yield { planId, use: { brandId, environment, plan: `${group}.${name}` }, place };
        }
      }
    }
  }
}
