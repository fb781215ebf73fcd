import type { Rule } from '../rule';

export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, facts }, report) => {
    if (facts.isStraight) return;
    const ids = flow.steps.map(({ id }) => id);
    for (const [index, { id, defaultNextStepId: next }] of flow.steps.entries()) {
      if (next === undefined || ids.includes(next)) continue;
      const allowed = ids.filter((other) => other !== id);
      report({ file, path: ['steps', index, 'defaultNextStepId'] }, { found: next, allowed }, 'nearest-value');
    }
  },
};
