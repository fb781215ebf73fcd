import type { Flow } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

/** Steps on the default path from the first one, each once. */
export function listDefaultWay({ steps }: Flow): Step[] {
  const way: Step[] = [];
  for (let index = 0; index !== -1; ) {
    const step = steps[index];
    if (!step || way.includes(step)) return way;
    way.push(step);
    const { defaultNextStepId: next } = step;
    // It usually follows directly.
    if (next !== undefined && steps[index + 1]?.id === next) index += 1;
    else index = next === undefined ? -1 : steps.findIndex(({ id }) => id === next);
  }
  return way;
}
