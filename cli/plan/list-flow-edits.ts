import type { JSONPath } from 'jsonc-parser';
import type { Edit } from './edit';
import { findPropCategory } from './list-flow-risks';
import { listChangedPaths, listLeaves } from './list-leaves';
import { listPlayers, listPropChanges } from './list-prop-changes';
import type { PlanTree } from './read-plan-tree';

/** Props of flows and their steps without a risk, for flows that both sides play. */
export function listFlowEdits(before: PlanTree, after: PlanTree): Edit[] {
  return after.shared.flows.list().flatMap(({ name, file, flow }) => {
    const old = before.shared.flows.get(name)?.flow;
    const known = listPlayers(before, name);
    const subjects = listPlayers(after, name).filter((player) => known.includes(player));
    if (!old || subjects.length === 0) return [];
    const tell = (params: string[], path: JSONPath, sides: Pick<Edit, 'before' | 'after'>): Edit => ({
      ...{ kind: 'value', rule: params.length === 2 ? 'flow.frame' : 'flow.prop', params, subjects },
      ...sides,
      ...after.locate({ file, path }),
    });
    const [was, is] = [listLeaves(old.props ?? {}), listLeaves(flow.props ?? {})];
    const frame = listChangedPaths(was, is)
      .filter((prop) => !prop.startsWith('upsell.'))
      .map((prop) => tell([name, prop], ['props', ...prop.split('.')], { before: was.get(prop), after: is.get(prop) }));
    const props = listPropChanges(flow, old)
      .filter(({ prop }) => !findPropCategory(prop))
      .map(({ stepId, prop, path, ...sides }) => tell([name, stepId, prop], path, sides));
    return [...frame, ...props];
  });
}
