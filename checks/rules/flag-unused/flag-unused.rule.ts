import { configPaths } from '../../../catalogue/config-paths';
import { listFlagUses, listSharedFlagUses } from '../list-flag-uses';
import type { CatalogueRule } from '../rule';

/** Reports a flag that nothing uses: whoever switches it would wait for a change that never comes. */
export const rule: CatalogueRule<string[]> = {
  subject: 'catalogue',
  note: (brand) => {
    const used = listFlagUses(brand).map(({ flag }) => flag);
    return used.length > 0 ? [...new Set(used)] : undefined;
  },
  judge: (noted, report, { isWhole, shared }) => {
    if (!isWhole) return;
    const used = new Set([...noted.flatMap(({ note }) => note), ...listSharedFlagUses(shared).map(({ flag }) => flag)]);
    for (const name of Object.keys(shared.flags)) {
      if (!used.has(name)) report({ file: configPaths.flags, path: [name], part: 'key' }, { name });
    }
  },
};
