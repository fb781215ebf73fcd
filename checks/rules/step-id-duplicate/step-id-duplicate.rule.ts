import type { Rule } from '../rule';

/** A step's id is what others name as their next: it stands once in a flow, and is not what the payment's answer calls another by. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow: { steps }, facts }, report) => {
    if (facts.isStraight && steps.every(({ id, templateId }) => id === templateId)) return;
    const templates = new Map<string, string>();
    for (const [index, { id, templateId }] of steps.entries()) {
      const place = { file, path: ['steps', index, 'id'] };
      const other = templates.get(id);
      templates.set(id, templateId);
      // Under another id it would still be the template's second step.
      if (other !== undefined) report(place, other === templateId ? { id, template: other } : { id });
      if (other !== undefined || id === templateId) continue;
      const owner = steps.find((step) => step.templateId === id);
      if (owner) report(place, { id, owner: owner.id });
    }
  },
};
