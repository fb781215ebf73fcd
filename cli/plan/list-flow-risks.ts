import type { JSONPath } from 'jsonc-parser';
import type { Flow } from '../../schemas/generated/types';
import { listPlayers, listPropChanges } from './list-prop-changes';
import type { PlanTree } from './read-plan-tree';
import type { Risk, RiskCategory } from './risk';

/** Step props that decide charges or targets, with everything below them. */
const propRules: Readonly<Record<string, RiskCategory>> = {
  plan: 'MONEY',
  voucher: 'MONEY',
  methods: 'MONEY',
  operation: 'MONEY',
  type: 'MONEY',
  redirect: 'ROUTING',
};

/** For each remaining flow: id, path and charges of its steps. For a flow that is new to an area, only the charges. */
export function listFlowRisks(before: PlanTree, after: PlanTree): Risk[] {
  return after.shared.flows.list().flatMap(({ name, file, flow }) => {
    const old = before.shared.flows.get(name)?.flow;
    const known = listPlayers(before, name);
    const players = listPlayers(after, name);
    const stayed = players.filter((player) => known.includes(player));
    const come = players.filter((player) => !known.includes(player));
    return [...(old ? tell(compareFlows(old, flow), stayed) : []), ...tell(listProps(flow), come)];

    function tell(changes: readonly FlowChange[], subjects: readonly string[]): Risk[] {
      if (subjects.length === 0) return [];
      return changes.map(({ path, ...change }) => ({
        ...change,
        params: [name, ...change.params],
        subjects,
        ...after.locate({ file, path }),
      }));
    }
  });
}

type FlowChange = Pick<Risk, 'category' | 'rule' | 'params' | 'before' | 'after'> & { path: JSONPath };

function compareFlows(old: Flow, flow: Flow): FlowChange[] {
  const upsell = ['props', 'upsell', 'dsProductId'];
  const facts: readonly (readonly [rule: string, path: JSONPath, read: (of: Flow) => string | undefined])[] = [
    ['flow.id', ['id'], ({ id }) => id],
    ['flow.first', ['steps', 0], ({ steps }) => steps[0]?.id],
    ['flow.upsell', upsell, ({ props }) => props?.upsell?.dsProductId],
  ];
  const own = facts.flatMap(([rule, path, read]) => route(rule, [], path, read(old), read(flow)));
  const ids = new Set([...flow.steps, ...old.steps].map(({ id }) => id));
  const ways = [...ids].flatMap((id) => compareWays(old, flow, id));
  return [...own, ...ways, ...listProps(flow, old)];
}

function route(rule: string, params: readonly string[], path: JSONPath, before: unknown, after: unknown): FlowChange[] {
  return before === after ? [] : [{ category: 'ROUTING', rule, params, before, after, path }];
}

function compareWays(old: Flow, flow: Flow, id: string): FlowChange[] {
  const was = old.steps.find((step) => step.id === id);
  const index = flow.steps.findIndex((step) => step.id === id);
  const is = flow.steps[index];
  const path: JSONPath = is ? ['steps', index] : ['steps'];
  if (!was || !is) return route('flow.step', [id], path, was?.templateId, is?.templateId);
  return (['templateId', 'defaultNextStepId', 'flag'] as const).flatMap((key) =>
    route(`flow.${key}`, [id], [...path, key], was[key], is[key]),
  );
}

/** Changed charges of the steps, and where they lead. */
function listProps(flow: Flow, old?: Flow): FlowChange[] {
  return listPropChanges(flow, old).flatMap(({ stepId, prop, ...change }): FlowChange[] => {
    const category = findPropCategory(prop);
    return category ? [{ category, rule: 'flow.prop', params: [stepId, prop], ...change }] : [];
  });
}

/** Category of a step's prop, by its path; undefined for one without risk. */
export function findPropCategory(prop: string): RiskCategory | undefined {
  return propRules[prop.split('.')[0] ?? ''];
}
