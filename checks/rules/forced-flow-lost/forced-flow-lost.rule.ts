import { findHidingRule } from '../../../model/flow/find-hiding-rule';
import { ofAreas } from '../rule';

/** A brand's list replaces the common one. Reports a link that no longer forces a flow that the area has. */
export const rule = ofAreas(({ area, settings: { forcedFlows = [] }, flows, lacksFlow, shared, placeOf }, report) => {
  const { forcedFlows: common = [] } = shared.settings[area];
  // An empty list means that no link forces a flow.
  if (lacksFlow || forcedFlows === common || forcedFlows.length === 0) return;
  const lost = common.filter(
    (rule) => flows.some(({ flow }) => flow.id === rule.flow) && !findHidingRule([...forcedFlows, rule], rule),
  );
  if (lost.length === 0) return;
  const when = lost.flatMap(({ when }) => Object.entries(when).map(([key, value]) => `${key}=${value}`));
  const whole = lost.map((rule) => JSON.stringify(rule)).join(', ');
  report(placeOf(['forcedFlows']), { when: when.join(', '), whole });
});
