import type { Manifest } from '../../../../schemas/generated/types';
import type { Rule } from '../rule';

/** Spec 2: every flow has a step in which the buyer pays. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, shared: { manifests } }, report) => {
    const isPayment = (templateId: keyof typeof manifests) => manifests[templateId]?.hasCardFields;
    if (flow.steps.some(({ templateId }) => isPayment(templateId))) return;
    const paying = (Object.entries(manifests) as [string, Manifest][]).filter(([, { hasCardFields }]) => hasCardFields);
    report({ file, path: ['steps'] }, { templates: paying.map(([id]) => id) });
  },
};
