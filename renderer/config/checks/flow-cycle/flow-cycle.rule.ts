import type { Flow } from '../../../../schemas/generated/types';
import type { Rule } from '../rule';

/** Steps that lead back to each other: the buyer never comes to an end. Told at the step that leads back. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, facts }, report) => {
    if (facts.isStraight) return;
    for (const index of findBackSteps(flow)) {
      const { id, defaultNextStepId: next = '' } = flow.steps[index] ?? { id: '' };
      report({ file, path: ['steps', index, 'defaultNextStepId'] }, { id, next });
    }
  },
};

/** Of each cycle the last of its steps in the order of the flow. */
function findBackSteps({ steps }: Flow): number[] {
  const places = new Map(steps.map(({ id }, index) => [id, index]));
  const nextOf = (index: number) => places.get(steps[index]?.defaultNextStepId ?? '');
  const settled = new Set<number>();
  return [...steps.keys()].flatMap((start) => {
    const way: number[] = [];
    let index: number | undefined = start;
    while (index !== undefined && !settled.has(index)) {
      settled.add(index);
      way.push(index);
      index = nextOf(index);
    }
    return index !== undefined && way.includes(index) ? [Math.max(...way.slice(way.indexOf(index)))] : [];
  });
}
