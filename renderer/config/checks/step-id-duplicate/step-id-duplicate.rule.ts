import type { Rule } from '../rule';

/** A step's id is what others name as their next: it stands once in a flow. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, facts }, report) => {
    if (facts.isStraight) return;
    const seen = new Set<string>();
    for (const [index, { id }] of flow.steps.entries()) {
      if (seen.has(id)) report({ file, path: ['steps', index, 'id'] }, { id });
      seen.add(id);
    }
  },
};
