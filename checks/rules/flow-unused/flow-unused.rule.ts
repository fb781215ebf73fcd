import { configPaths } from '../../../catalogue/config-paths';
import { listPlayedFlows } from '../../../catalogue/list-played-flows';
import type { CatalogueRule } from '../rule';

/** Reports a flow that no brand names: its author probably forgot to name it. */
export const rule: CatalogueRule<string[]> = {
  subject: 'catalogue',
  note: ({ areas, shared }) => {
    const own = areas.flatMap(({ area, settings }) => {
      const common = namesOf(shared.settings[area]);
      return namesOf(settings).filter((name) => !common.includes(name));
    });
    return own.length > 0 ? [...new Set(own)] : undefined;
  },
  judge: (noted, report, { isWhole, shared }) => {
    if (!isWhole) return;
    const named = new Set(noted.flatMap(({ note }) => note));
    // A new brand without its own flows uses those that `_base` names.
    for (const settings of Object.values(shared.settings)) for (const name of namesOf(settings)) named.add(name);
    for (const name of shared.flowNames) {
      if (!named.has(name)) report({ file: configPaths.flow(name), offset: 0, length: 1 }, { name });
    }
  },
};

function namesOf(settings: Parameters<typeof listPlayedFlows>[0]): string[] {
  return listPlayedFlows(settings).map(({ name }) => name);
}
