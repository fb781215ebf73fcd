import type { JSONPath } from 'jsonc-parser';
import type { Step } from '../../model/flow/resolve-step';
import type { Flow } from '../../schemas/generated/types';
import { listChangedPaths, listLeaves } from './list-leaves';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';

/** A prop of a step that differs. */
export interface PropChange {
  stepId: string;
  /** Path in the props, such as `plan.planType`. */
  prop: string;
  before: unknown;
  after: unknown;
  /** Place in the later flow. */
  path: JSONPath;
}

/** Changed props of the steps, compared with the old step of the same template, else of the same id. */
export function listPropChanges(flow: Flow, old?: Flow): PropChange[] {
  return flow.steps.flatMap((step, index) => {
    const same = (key: 'templateId' | 'id') => old?.steps.find((was) => was[key] === step[key]);
    return compareProps(same('templateId') ?? same('id'), step, ['steps', index]);
  });
}

function compareProps(was: Step | undefined, is: Step, path: JSONPath): PropChange[] {
  const [before, after] = [listLeaves({ ...was?.props }), listLeaves({ ...is.props })];
  return listChangedPaths(before, after).map((prop) => ({
    stepId: is.id,
    prop,
    before: before.get(prop),
    after: after.get(prop),
    path: [...path, 'props', ...prop.split('.')],
  }));
}

/** Areas that name a flow. */
export function listPlayers({ brands }: PlanTree, name: string): string[] {
  const areas = [...brands.values()].flatMap((brand) => brand.areas);
  return areas
    .filter(({ flows }) => flows.some((flow) => flow.name === name))
    .map(({ brandId, area }) => subjectOf(brandId, area));
}
