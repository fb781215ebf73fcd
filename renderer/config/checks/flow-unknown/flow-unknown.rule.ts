import { configPaths } from '../../config-paths';
import type { Rule } from '../rule';

export const rule: Rule = {
  subject: 'area',
  check: ({ settings, hasUnknownFlow, shared: { flowNames, unread }, placeOf }, report) => {
    if (!hasUnknownFlow) return;
    for (const [index, name] of (settings.flows ?? []).entries()) {
      if (flowNames.has(name)) continue;
      const file = configPaths.flow(name);
      const beside = unread.find(({ meant }) => meant?.file === file && !meant.isThere)?.file;
      if (beside !== undefined) {
        report(placeOf(['flows', index]), { found: name, name: `${name}.json`, beside });
        continue;
      }
      report(placeOf(['flows', index]), { found: name, allowed: [...flowNames] }, 'nearest-value');
    }
  },
};
