import type { Rule } from '../rule';

/** A step's id is what others name as their next: it stands once in a flow. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, facts }, report) => {
    if (facts.isStraight) return;
    const templates = new Map<string, string>();
    for (const [index, { id, templateId }] of flow.steps.entries()) {
      const other = templates.get(id);
      // Under another id it would still be the template's second step.
      const params = other === templateId ? { id, template: other } : { id };
      if (other !== undefined) report({ file, path: ['steps', index, 'id'] }, params);
      templates.set(id, templateId);
    }
  },
};
