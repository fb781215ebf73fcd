import { findHidingRule } from '../../../model/flow/find-hiding-rule';
import { ofAreas } from '../rule';

/**
 * The first matching rule wins, so a rule after a more general one never applies. `value-range` reports duplicate
 * conditions.
 */
export const rule = ofAreas(({ settings: { forcedFlows = [] }, placeOf }, report) => {
  for (const [index, rule] of forcedFlows.entries()) {
    const hiding = findHidingRule(forcedFlows, rule);
    if (!hiding || Object.keys(hiding.when).length === Object.keys(rule.when).length) continue;
    const earlier = describe(hiding.when);
    const params = { when: describe(rule.when), earlier, ...(hiding.flow === rule.flow && { same: earlier }) };
    report(placeOf(['forcedFlows', index, 'when']), params);
  }
});

function describe(when: object): string {
  return Object.entries(when)
    .map(([key, value]) => `${key}=${value}`)
    .join(', ');
}
