import { type ConfigCopy, copyConfig, repositoryRoot } from '../../../renderer/testing/test-repository';
import { buildPlan, type Plan } from '../build-plan';
import { readPlanTree } from '../read-plan-tree';

/** The project's own configuration. */
export const before = readPlanTree(repositoryRoot);

/** Plan of a change to the project's configuration. */
export function planOf(change: (config: ConfigCopy) => void): Plan {
  const config = copyConfig();
  change(config);
  return buildPlan(before, readPlanTree(config.root));
}
