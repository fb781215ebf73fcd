import type { Rule } from '../rule';

/** A step without a next one ends the flow: the last may, and so may one that is seen once the buyer has paid. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow: { steps }, shared: { manifests } }, report) => {
    for (const [index, { id, templateId, defaultNextStepId: next }] of steps.entries()) {
      if (next !== undefined || index === steps.length - 1) continue;
      const manifest = manifests[templateId];
      if (manifest?.needs.includes('purchase') || manifest?.isErrorPage) continue;
      const others = steps.filter((step) => step.id !== id).map((step) => step.id);
      report({ file, path: ['steps', index, 'id'] }, { id, others });
    }
  },
};
