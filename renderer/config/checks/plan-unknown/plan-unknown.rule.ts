import type { PlanType } from '../../../../schemas/generated/types';
import type { AreaSubject, Report, Rule } from '../rule';

/** A type that is sold without a plan sells nothing, and a step that names a plan which is not sold sells another: the first. */
export const rule: Rule = {
  subject: 'area',
  check: (area, report) => {
    const { plans, payment, business: brand } = area.settings;
    // Without plans every type is unknown, and that is one mistake.
    if (!plans) return;
    const sold = payment.planTypes ?? [];
    const unplanned = sold.filter((type) => !plans[type]);
    for (const found of unplanned) {
      const place = area.placeOf(['payment', 'planTypes', sold.indexOf(found)]);
      report(place, { who: 'types', found, brand, planned: Object.keys(plans) });
    }
    if (unplanned.length === 0) checkSteps(area, sold, report);
  },
};

function checkSteps({ settings, flows }: AreaSubject, sold: readonly PlanType[], report: Report): void {
  for (const { file, flow } of flows) {
    for (const [index, { props }] of flow.steps.entries()) {
      const wanted: PlanType | undefined = props && 'plan' in props ? props.plan?.planType : undefined;
      if (wanted === undefined || sold.includes(wanted)) continue;
      const place = { file, path: ['steps', index, 'props', 'plan', 'planType'] };
      report(place, { who: 'step', found: wanted, brand: settings.business, allowed: sold });
    }
  }
}
