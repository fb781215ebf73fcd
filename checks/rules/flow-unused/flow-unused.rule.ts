import { configPaths } from '../../../catalogue/config-paths';
import { listPlayedFlows } from '../../../catalogue/list-played-flows';
import type { Rule } from '../rule';

/** Reports a flow that no brand names: its author probably forgot to name it. */
export const rule: Rule = ({ shared, brands, isWhole }, report) => {
  if (!isWhole) return;
  // A new brand without its own flows uses those that `_base` names.
  const stated = [
    ...Object.values(shared.settings),
    ...brands.flatMap(({ areas }) => areas.map(({ settings }) => settings)),
  ];
  const named = new Set(stated.flatMap((settings) => listPlayedFlows(settings).map(({ name }) => name)));
  for (const name of shared.flowNames) {
    if (!named.has(name)) report({ file: configPaths.flow(name), offset: 0, length: 1 }, { name });
  }
};
