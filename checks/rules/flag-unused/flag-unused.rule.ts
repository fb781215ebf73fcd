import { configPaths } from '../../../catalogue/config-paths';
import { listAllFlagUses } from '../list-flag-uses';
import type { Rule } from '../rule';

/** Reports a flag that nothing uses: whoever switches it would wait for a change that never comes. */
export const rule: Rule = (config, report) => {
  if (!config.isWhole) return;
  const used = new Set(listAllFlagUses(config).map(({ flag }) => flag));
  for (const name of Object.keys(config.shared.flags)) {
    if (!used.has(name)) report({ file: configPaths.flags, path: [name], part: 'key' }, { name });
  }
};
