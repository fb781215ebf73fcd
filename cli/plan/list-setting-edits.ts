import type { Edit } from './edit';
import { listChangedPaths } from './list-leaves';
import { listSettings, subjectOf } from './list-setting-risks';
import { pairAreas } from './pair-areas';
import type { PlanTree } from './read-plan-tree';
import { findSettingRule } from './setting-rules';

/** Settings with a text of their own. */
const named: Readonly<Record<string, Edit['kind']>> = { productName: 'name', title: 'name', logoWidth: 'value' };

/** Sources of other settings, which are told in their place. */
const sources = /^(?:domain$|linksPattern\.|planNames\.|forcedOrder$)/;

/** Settings of areas without a risk: names, numbers, switches. */
export function listSettingEdits(before: PlanTree, after: PlanTree): Edit[] {
  return pairAreas(before, after).flatMap(({ oldArea, area }) => {
    const [was, is] = [listSettings(oldArea.settings), listSettings(area.settings)];
    return listChangedPaths(was, is)
      .filter((path) => !sources.test(path) && !findSettingRule(path))
      .map(
        (path): Edit => ({
          kind: named[path] ?? 'value',
          ...(named[path] ? { rule: path, params: [] } : { rule: 'setting', params: [path] }),
          subjects: [subjectOf(area.brandId, area.area)],
          before: was.get(path),
          after: is.get(path),
          ...after.locate(area.placeOf(path.split('.'))),
        }),
      );
  });
}
