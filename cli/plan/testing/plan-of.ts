import { type ConfigCopy, copyConfig, repositoryRoot } from '../../../renderer/testing/test-repository';
import { buildPlan, type Plan } from '../build-plan';
import { type PlanTree, readPlanTree } from '../read-plan-tree';

/** The project's own configuration. */
export const before = readPlanTree(repositoryRoot);

/** The project's configuration after a change. */
export function treeOf(change: (config: ConfigCopy) => void): PlanTree {
  const config = copyConfig();
  change(config);
  return readPlanTree(config.root);
}

/** Plan of a change to the project's configuration. */
export function planOf(change: (config: ConfigCopy) => void): Plan {
  return buildPlan(before, treeOf(change));
}
