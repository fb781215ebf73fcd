import type { JSONPath } from 'jsonc-parser';
import type { Step } from '../../model/flow/resolve-step';
import type { Flow } from '../../schemas/generated/types';
import { listChangedPaths, listLeaves } from './list-leaves';
import { subjectOf } from './list-setting-risks';
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

/** Areas that name a flow. */
function listPlayers({ brands }: PlanTree, name: string): string[] {
  const areas = [...brands.values()].flatMap((brand) => brand.areas);
  return areas
    .filter(({ flows }) => flows.some((flow) => flow.name === name))
    .map(({ brandId, area }) => subjectOf(brandId, area));
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

/** Changed charges of the steps, compared with the old step of the same template, else of the same id. */
function listProps(flow: Flow, old?: Flow): FlowChange[] {
  return flow.steps.flatMap((step, index) => {
    const same = (key: 'templateId' | 'id') => old?.steps.find((was) => was[key] === step[key]);
    return compareProps(same('templateId') ?? same('id'), step, ['steps', index]);
  });
}

function compareProps(was: Step | undefined, is: Step, path: JSONPath): FlowChange[] {
  const before = listLeaves({ ...was?.props });
  const after = listLeaves({ ...is.props });
  return listChangedPaths(before, after).flatMap((prop): FlowChange[] => {
    const keys = prop.split('.');
    const category = propRules[keys[0] ?? ''];
    if (!category) return [];
    return [
      {
        category,
        rule: 'flow.prop',
        params: [is.id, prop],
        before: before.get(prop),
        after: after.get(prop),
        path: [...path, 'props', ...keys],
      },
    ];
  });
}
