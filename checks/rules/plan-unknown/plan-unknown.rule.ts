import type { AreaSubject } from '../../../catalogue/subject';
import { ofBrands, type Report } from '../rule';

/** A plan type without a plan sells nothing. A step with an unsold plan sells the first one instead. */
export const rule = ofBrands(({ areas }, report) => {
  for (const area of areas) {
    const { plans } = area.settings;
    // Without plans every type is unknown: that is one finding.
    if (plans && !checkTypes(area, areas, report)) checkSteps(area, report);
  }
});

/** Reports plan types without a plan; returns whether it found any. */
function checkTypes(area: AreaSubject, areas: readonly AreaSubject[], report: Report): boolean {
  const { plans, payment, business: brand } = area.settings;
  const types = payment.planTypes ?? [];
  const unplanned = types.filter((type) => !plans[type]);
  let isReported = false;
  for (const found of unplanned) {
    const place = area.placeOf(['payment', 'planTypes', types.indexOf(found)]);
    // A shared value may be for areas that have the plan, as long as each area has one.
    const isOfOthers = place.path[0] === 'all' && areas.some(({ settings }) => settings.plans?.[found]);
    if (isOfOthers && unplanned.length < types.length) continue;
    report(place, { who: 'types', found, brand, planned: Object.keys(plans) });
    isReported = true;
  }
  return isReported;
}

function checkSteps({ settings, flows }: AreaSubject, report: Report): void {
  const { plans, payment, business: brand } = settings;
  const sold = (payment.planTypes ?? []).filter((type) => plans[type]);
  for (const { file, facts } of flows) {
    for (const { index, planType: found } of facts.planTypes) {
      if (sold.includes(found)) continue;
      const place = { file, path: ['steps', index, 'props', 'plan', 'planType'] };
      report(place, { who: 'step', found, brand, allowed: sold });
    }
  }
}
