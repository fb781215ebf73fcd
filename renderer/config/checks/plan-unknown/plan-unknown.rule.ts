import type { PlanType } from '../../../../schemas/generated/types';
import type { Rule } from '../rule';

/** A step that names a plan sells another one where the area does not sell that type: the first. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, flows }, report) => {
    const sold = settings.payment.planTypes ?? [];
    for (const { file, flow } of flows) {
      for (const [index, { props }] of flow.steps.entries()) {
        const wanted: PlanType | undefined = props && 'plan' in props ? props.plan?.planType : undefined;
        if (wanted === undefined || sold.includes(wanted)) continue;
        const place = { file, path: ['steps', index, 'props', 'plan', 'planType'] };
        report(place, { found: wanted, brand: settings.business, allowed: sold });
      }
    }
  },
};
